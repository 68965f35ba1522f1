"""What every picture and every touch is made of: nodes, their stage, motion, focus, pointer, text."""
