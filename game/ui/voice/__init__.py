"""What is focused and what happened, as spoken sentences."""
