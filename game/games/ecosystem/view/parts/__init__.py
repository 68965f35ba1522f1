"""The parts of the table: each puts its nodes where the model says."""
