"""The names of the cards, for the catalogues.

The program asks for a card's name by its id (`species` in game/ui/words.py), so the extraction cannot
find the names there. It finds them here; nothing imports this file.
"""

from game.ui.words import trc

trc("card", "Hare")
trc("card", "Fox")
trc("card", "Dragonfly")
trc("card", "Trout")
trc("card", "Bear")
trc("card", "Bee")
trc("card", "Eagle")
trc("card", "Deer")
trc("card", "Wolf")
trc("card", "Stream")
trc("card", "Meadow")
trc("card", "Coral")
trc("card", "Krill")
trc("card", "Plankton")
trc("card", "Grouper")
trc("card", "Clownfish")
trc("card", "Crab")
trc("card", "Moray eel")
trc("card", "Shark")
trc("card", "Whale")
trc("card", "Turtle")
trc("card", "Octopus")
trc("card", "Waterhole")
trc("card", "Grassland")
trc("card", "Tree")
trc("card", "Gazelle")
trc("card", "Zebra")
trc("card", "Giraffe")
trc("card", "Cheetah")
trc("card", "Lion")
trc("card", "Elephant")
trc("card", "Hyena")
trc("card", "Vulture")
