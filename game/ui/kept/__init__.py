"""Games that wait and games that were played, as scenes need them: taken up, copied, shared, carried along."""
