"""The journal: what a person has played, learned and reached, on one page for each of its sections."""
