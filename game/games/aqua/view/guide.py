"""The animals of AQUA in the field guide: six small ones, and both faces of the five piles of large ones."""

from game.games.aqua.components import COLOURS, PILES, SMALL_VALUES
from game.games.aqua.view import words
from game.ui.presentation.guide_text import GuideText, SpeciesText
from game.ui.words import tr, trn

_SMALL = {
    "R": ("trapezia", "crab", "Trapezia"),
    "Y": ("clownfish", "clownfish", "Amphiprion ocellaris"),
    "G": ("turtle", "turtle", "Chelonia mydas"),
    "B": ("jellyfish", "jellyfish", "Cubozoa"),
    "P": ("crown", "crown_of_thorns", "Acanthaster planci"),
    "O": ("seahorse", "seahorse", "Hippocampus"),
}
"""Colour → picture, drawing, scientific name."""

_LATIN = {
    "barracuda": "Sphyraena barracuda",
    "moray": "Muraenidae",
    "dolphin": "Tursiops truncatus",
    "dugong": "Dugong dugon",
    "manta": "Mobula birostris",
    "octopus": "Octopus cyanea",
    "hammerhead": "Sphyrnidae",
    "blacktip": "Carcharhinus melanopterus",
    "humpback": "Megaptera novaeangliae",
    "whaleshark": "Rhincodon typus",
}
"""The scientific names of the large animals."""


def guide_text() -> GuideText:
    """The pages of the game, in the language of this moment."""
    return GuideText(
        title=tr("Animals of AQUA"),
        species=(*map(_small, COLOURS), *(_large(pile, place) for pile in PILES for place in (0, 1))),
        first=tr("first attracted on {day}"),
        waiting=tr("not attracted yet"),
        most=tr("Most of them in one game"),
        best=lambda n: tr("best {n}").format(n=n),
        games=tr("Games in which it came"),
        average=tr("On average, in these games"),
    )


def _small(colour: str) -> SpeciesText:
    picture, drawing, latin = _SMALL[colour]
    value = SMALL_VALUES[colour]
    rule = trn(
        "It comes to three corals of its colour that meet, and brings {n} point.",
        "It comes to three corals of its colour that meet, and brings {n} points.",
        value,
    ).format(n=value)
    return SpeciesText(
        colour, picture, words.animal(colour), latin, f"aqua/animal/{picture}", f"outline/{drawing}", rule,
        _facts()[picture], card=False,
    )  # fmt: skip


def _large(pile: str, place: int) -> SpeciesText:
    name = words.LARGE_ANIMALS[pile][place]
    rule = tr("{shape} It brings the value printed on it.").format(shape=words.shape(pile))
    return SpeciesText(
        pile,
        name,
        words.large(name),
        _LATIN[name],
        f"aqua/large/{name}",
        f"outline/{name}",
        rule,
        _facts()[name],
        card=False,
    )


def _facts() -> dict[str, str]:
    """True things in words of our own: each can be checked in any good field guide under the name of the species."""
    return {
        "trapezia": tr("Coral crabs live among the branches of a coral and pinch starfish that come to eat it."),
        "clownfish": tr(
            "All clownfish hatch as males. When the female of a group dies, the largest male becomes one."
        ),
        "turtle": tr("Grown green turtles live almost only on seagrass and algae."),
        "jellyfish": tr("A box jellyfish has twenty-four eyes, and some of them have lenses."),
        "crown": tr("A crown-of-thorns starfish turns its stomach out over a coral to eat it."),
        "seahorse": tr("It is the male seahorse that carries the young, in a pouch on his belly."),
        "barracuda": tr("A barracuda hunts by sight and strikes in one short, very fast dash."),
        "moray": tr("Morays and groupers sometimes hunt together: one searches the gaps, the other waits outside."),
        "dolphin": tr("Each bottlenose dolphin has a whistle of its own, which the others use like a name."),
        "dugong": tr("A dugong grazes on seagrass like a cow, and leaves furrows in the meadow."),
        "manta": tr("Each manta ray can be told apart by the spots on its belly."),
        "octopus": tr("A reef octopus changes its colour, and even the roughness of its skin, in a moment."),
        "hammerhead": tr(
            "The wide head of a hammerhead is full of organs that feel the faint electricity of its prey."
        ),
        "blacktip": tr("Blacktip reef sharks bear live young, and hunt in water so shallow that their fins show."),
        "humpback": tr("Male humpback whales sing long songs, which change from year to year."),
        "whaleshark": tr("The whale shark is the largest fish of all, and it lives on plankton and small animals."),
    }
