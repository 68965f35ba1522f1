"""The parts of the table: nodes for a model."""
