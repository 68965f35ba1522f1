"""The dress of each edition, one file each."""
