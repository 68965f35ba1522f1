"""The parts of the table: each puts the nodes of a model on the stage."""
