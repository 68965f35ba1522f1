"""True things about the species of the Ecosystem games, in words of our own.

Each can be checked in any good field guide or encyclopedia under the name of the species.
"""

from collections.abc import Mapping

from game.ui.words import tr, trc


def latin(species: str) -> str:
    """The scientific name of a species or of the group it stands for; of a place, what it is."""
    place = trc("field guide", "a place to live")
    return {
        "hare": "Lepus europaeus",
        "fox": "Vulpes vulpes",
        "dragonfly": "Anisoptera",
        "trout": "Salmo trutta",
        "bear": "Ursus arctos",
        "bee": "Apis mellifera",
        "eagle": "Aquila chrysaetos",
        "deer": "Cervus elaphus",
        "wolf": "Canis lupus",
        "stream": place,
        "meadow": place,
        "coral": "Anthozoa",
        "krill": "Euphausia superba",
        "plankton": trc("field guide", "whatever drifts"),
        "grouper": "Epinephelus",
        "clownfish": "Amphiprion ocellaris",
        "crab": "Brachyura",
        "eel": "Muraenidae",
        "shark": "Selachii",
        "whale": "Mysticeti",
        "turtle": "Cheloniidae",
        "octopus": "Octopoda",
        "waterhole": place,
        "grassland": place,
        "tree": "Vachellia tortilis",
        "gazelle": "Gazella",
        "zebra": "Equus quagga",
        "giraffe": "Giraffa camelopardalis",
        "cheetah": "Acinonyx jubatus",
        "lion": "Panthera leo",
        "elephant": "Loxodonta africana",
        "hyena": "Crocuta crocuta",
        "vulture": "Gyps",
    }.get(species, "")


def fact(species: str) -> str:
    """Something worth knowing about a species."""
    return {**_land(), **_sea()}.get(species, "")


def _land() -> Mapping[str, str]:
    return {
        "hare": tr(
            "A hare digs no burrow: it rests in a hollow in the grass, and its young are born with open eyes."
        ),
        "fox": tr("A fox hears a mouse rustle beneath deep snow, leaps high and comes down on it nose first."),
        "dragonfly": tr("A dragonfly spends months or years under water as a larva, and flies for a few weeks."),
        "trout": tr("A trout stands with its head against the current and waits for what the water brings."),
        "bear": tr("Brown bears sleep through the winter in a den, and their cubs are born there."),
        "bee": tr("A honeybee dances to tell the hive in which direction the flowers are, and how far."),
        "eagle": tr("A golden eagle can spot a hare from more than a kilometre away."),
        "deer": tr("A stag sheds his antlers every year and grows new ones within a few months."),
        "wolf": tr("A pack of wolves is mostly a family: two parents with their young of the last years."),
        "stream": tr("The larvae of stoneflies need clean, cold water: where they live, a stream is in good health."),
        "meadow": tr("Dozens of kinds of plants can grow on a few square metres of a meadow that is rarely mown."),
        "waterhole": tr("In the dry season animals walk for many kilometres to the waterholes that are left."),
        "grassland": tr("Grass grows from its base: that is why it lives on when it was grazed, or even burnt."),
        "tree": tr(
            "An umbrella thorn guards its leaves with two kinds of thorns: long straight ones and small hooks."
        ),
        "gazelle": tr("A gazelle that has seen a hunter may leap high on stiff legs: it shows how fit it is."),
        "zebra": tr("No two zebras have the same stripes."),
        "giraffe": tr("The neck of a giraffe has seven bones, just as many as yours."),
        "cheetah": tr("A cheetah cannot roar: it purrs, and it chirps like a bird."),
        "lion": tr("The lionesses of a pride are mostly related, and they do most of the hunting."),
        "elephant": tr("Elephants call each other over kilometres with sounds too deep for our ears."),
        "hyena": tr("Among spotted hyenas the females are larger than the males, and lead the clan."),
        "vulture": tr("The stomach of a vulture is so acid that spoilt meat does it no harm."),
    }


def _sea() -> Mapping[str, str]:
    return {
        "coral": tr("A coral is a colony of tiny animals. Algae that live in them give them most of their food."),
        "krill": tr("Krill swims in swarms so dense that whales, seals and penguins can live on it."),
        "plankton": tr(
            "Tiny algae that drift in the sea make about half of all the oxygen that life on Earth makes."
        ),
        "grouper": tr("Many groupers begin life as females and become males when they have grown large."),
        "clownfish": tr("A coat of slime protects a clownfish from the stings of the anemone it lives in."),
        "crab": tr("Most crabs walk sideways, because that is how their legs bend."),
        "eel": tr("A moray eel has a second pair of jaws in its throat that pulls the prey in."),
        "shark": tr("A shark grows new teeth all its life: rows of them wait behind those in use."),
        "whale": tr("The largest animal that has ever lived, the blue whale, feeds on krill."),
        "turtle": tr("The warmth of the sand decides whether a sea turtle hatches as a female or a male."),
        "octopus": tr("An octopus slips through any gap that its hard beak fits through."),
    }
