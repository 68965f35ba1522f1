"""What things in this game are called, and what is said about them, in the language of this moment."""

from collections.abc import Collection

from game.games.divercity.components import DYNAMITE, OIL, SPECIES, hotels
from game.levels.texts import load_texts
from game.ui.words import tr, trc


def species(name: str, pictograms: bool = False) -> str:
    """Return the name of a species.

    Args:
        name: the species.
        pictograms: the variant Realistic is played, in which no species is named (Mini DiverCity, section 5): return
            the number of its row on the ladder, from the top, instead.
    """
    if pictograms:
        return trc("sea species", "Species {n}").format(n=SPECIES.index(name) + 1)
    return {
        "nudibranch": trc("sea species", "Nudibranch"),
        "mandarinfish": trc("sea species", "Mandarinfish"),
        "crab": trc("sea species", "Crab"),
        "manta_ray": trc("sea species", "Manta ray"),
        "octopus": trc("sea species", "Octopus"),
        "hammerhead": trc("sea species", "Hammerhead"),
        "sea_turtle": trc("sea species", "Sea turtle"),
        "lobster": trc("sea species", "Lobster"),
        "oyster": trc("sea species", "Oyster"),
        "porcupinefish": trc("sea species", "Porcupinefish"),
        "eel": trc("sea species", "Eel"),
        "starfish": trc("sea species", "Starfish"),
    }[name]


def fact(name: str) -> str:
    """Something worth knowing about a species, told when it is saved."""
    return tr(load_texts("divercity").species[name].fact)


def farewell(name: str, over: bool, pictograms: bool = False) -> str:
    """Say that a species is extinct; `over`: and the game with it; `pictograms` as in `species`."""
    called = species(name, pictograms)
    if over:
        return tr("{species}: gone from this sea for good.").format(species=called)
    return tr("{species}: gone from this sea for good. The others still need you.").format(species=called)


def hotel(colour: str) -> str:
    """What a hotel is called."""
    return {
        "red": trc("hotel", "Red hotel"),
        "green": trc("hotel", "Green hotel"),
        "blue": trc("hotel", "Blue hotel"),
        "orange": trc("hotel", "Orange hotel"),
        "purple": trc("hotel", "Purple hotel"),
        "yellow": trc("hotel", "Yellow hotel"),
    }[colour]


def hotel_colour(colour: str) -> str:
    """A hotel where it is clear that hotels are meant: its colour."""
    return {
        "red": trc("hotel colour", "red"),
        "green": trc("hotel colour", "green"),
        "blue": trc("hotel colour", "blue"),
        "orange": trc("hotel colour", "orange"),
        "purple": trc("hotel colour", "purple"),
        "yellow": trc("hotel colour", "yellow"),
    }[colour]


def column(place: int) -> str:
    """What a place on the ladder is called."""
    return (
        trc("ladder", "Extinct"),
        trc("ladder", "Red"),
        trc("ladder", "Blue"),
        trc("ladder", "Green"),
        trc("ladder", "Saved"),
    )[place]


def level(name: str) -> str:
    """What a level of difficulty is called."""
    return {
        "snorkelling": tr("Snorkelling"),
        "scuba": tr("Scuba diving"),
        "open_water": tr("Open water"),
        "advanced": tr("Advanced"),
        "divemaster": tr("Divemaster"),
        "cousteau": tr("Jacques Cousteau"),
        "poseidon": tr("Poseidon"),
    }[name]


def effect(name: str) -> tuple[str, str]:
    """What an effect of a corporation card is called, and what it does."""
    if name == OIL:
        return tr("Oil rig"), tr("one of your cards is lost")
    if name == DYNAMITE:
        return tr("Dynamite boat"), tr("one species card is turned")
    return tr("Build two hotels"), pair(name)


def pair(name: str) -> str:
    """The two hotels that an effect builds."""
    return {
        ("red", "green"): tr("red and green"),
        ("blue", "orange"): tr("blue and orange"),
        ("purple", "yellow"): tr("purple and yellow"),
    }[hotels(name)]  # type: ignore[index]


def card(name: str) -> str:
    """All effects of a corporation card."""
    return ", ".join(
        effect(one)[0] if one in (OIL, DYNAMITE) else tr("Hotels: {pair}").format(pair=pair(one))
        for one in name.split(">")
    )


def diver(name: str) -> str:
    """What a diver card is called."""
    return {
        "endurance": tr("Endurance specialist"),
        "diving": tr("Diving specialist"),
        "visionary": tr("Visionary"),
        "explorer": tr("Explorer"),
        "captain": tr("Captain"),
        "swimmer": tr("Olympic swimmer"),
        "environmentalist": tr("Environmentalist"),
        "communications": tr("Communications"),
    }[name]


def diver_rule(name: str, hostile: bool) -> str:
    """What a diver card does; `hostile`: an industrialist plays."""
    if name == "visionary" and hostile:
        return tr("Look at the industrialist's hand and discard two of those cards.")
    return {
        "endurance": tr("One species on red moves up to blue."),
        "diving": tr("One species on blue moves up to green."),
        "visionary": tr("Show the next four corporation cards and put them back in any order."),
        "explorer": tr("Look at your own hand."),
        "captain": tr("Order another diver to play a card. Do not say which one. Its species climbs one step."),
        "swimmer": tr("Play one more of your own cards. Its species climbs one step."),
        "environmentalist": tr("One hotel becomes an island again, and it costs no card."),
        "communications": tr("Tell another diver their whole hand, as by walkie-talkie."),
    }[name]


def diver_action(name: str) -> str:
    """What is pressed to use a diver card."""
    return {
        "endurance": tr("Choose a species"),
        "diving": tr("Choose a species"),
        "visionary": tr("Look ahead"),
        "explorer": tr("Look at my hand"),
        "captain": tr("Give an order"),
        "swimmer": tr("Swim once more"),
        "environmentalist": tr("Close for free"),
        "communications": tr("Tell a hand"),
    }[name]


def diver_idle(name: str) -> str:
    """Why a diver card has no effect just now."""
    return {
        "endurance": tr("No species is on red."),
        "diving": tr("No species is on blue."),
        "environmentalist": tr("No hotel is built."),
    }.get(name, tr("There is no card to see or play."))


def diver_ask(name: str, player: str) -> str:
    """What the player has to choose for a diver card."""
    return {
        "endurance": tr("{name}, which species on red?"),
        "diving": tr("{name}, which species on blue?"),
        "captain": tr("{name}, who shall play a card?"),
        "swimmer": tr("{name}, which of your cards?"),
        "environmentalist": tr("{name}, which hotel?"),
        "communications": tr("{name}, whom do you tell?"),
    }[name].format(name=player)


def variant(name: str) -> tuple[str, str]:
    """A variant, and what it changes."""
    return {
        "beginner": (
            tr("Beginner"),
            tr("No diver cards, only the lower effect of double cards, and what you are told stays open to you."),
        ),
        "full_team": (
            tr("Full team"),
            tr("The team takes as many of the eight diver cards as it likes and shares them out as it likes."),
        ),
        "industrialist": (
            tr("Industrialist"),
            tr("The last seat plays for Ocean Corp., from a secret hand. The only way for seven."),
        ),
        "solo": (tr("Solo"), tr("One diver plays two hands and sees neither.")),
        "duel": (tr("Duel"), tr("The solo diver against an industrialist: two people.")),
        "realistic": (tr("Realistic"), tr("Nobody speaks under water: pictures only, and no memory aid.")),
    }[name]


def variant_rule(name: str, chosen: Collection[str]) -> str:
    """What a variant changes beside the chosen ones; where two contradict each other, which of them wins."""
    told = [variant(name)[1]]
    if name == "beginner" and "beginner" in chosen:
        if "full_team" in chosen:
            told.append(tr("With Full team the divers are played."))
        if "realistic" in chosen:
            told.append(tr("With Realistic, told cards turn face up without names."))
    return " ".join(told)


def lost(reason: str) -> str:
    """Why the game was lost, kindly."""
    return {
        "extinct": tr("Too many species went extinct."),
        "hotels": tr("The last free island was built over."),
        "no_action": tr("No card was left to do anything with."),
        "empty_deck": tr("The sea had no more cards to give."),
    }[reason]
