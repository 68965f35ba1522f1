"""The instruments that Biotope's sounds are played on; `assets/source/sounds.py` renders them."""
