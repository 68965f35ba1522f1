"""Everything that is baked: name, size in pixels and how it is stored. Needs no drawing library."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import aqua
import badges
import cards
import celebrations
import coral_signs
import corals
import corporation
import covers
import curtains
import divercity
import divercity_scenes
import emblems
import outlines
import panoramas
import sea_tables
import sprites
import tables
from colour import mix
from editions import EDITIONS
from icons import ICONS, icon_sheet

from game.games.aqua.components import HOT_SPOTS

RECIPE = 1
"""Raise it when the way of rendering changes and everything must be baked again."""


@dataclass(frozen=True)
class Picture:
    """One baked picture.

    Attributes:
        name: path below ``assets/art`` without the ending; the program loads it by this name.
        size: width and height in pixels.
        draw: returns the whole picture as SVG.
        endings: the files written, normally one WebP.
        quality: 1 to 100 for lossy WebP, 0 for lossless.
    """

    name: str
    size: tuple[int, int]
    draw: Callable[[], str]
    endings: tuple[str, ...] = (".webp",)
    quality: int = 94

    def digest(self) -> str:
        """Changes exactly when the drawing, its code or its parameters would change the picture."""
        recipe = f"{RECIPE} {self.size} {self.endings} {self.quality}\n"
        return hashlib.sha256((recipe + self.draw()).encode()).hexdigest()


_LARGE, _MEDIUM, _SMALL, _SIGN = (660, 924), (500, 700), (300, 420), (112, 112)


def _faces(name: str, picture: Callable[[float, float], str]) -> list[Picture]:
    """A card in its three levels, from what it shows."""
    sizes = {"L": _LARGE, "M": _MEDIUM, "S": _SMALL}
    return [Picture(f"{name}-{level}", size, partial(cards.card, picture, level)) for level, size in sizes.items()]


def _backs(folder: str, deck: str) -> list[Picture]:
    return [
        Picture(f"{folder}/back", _LARGE, partial(cards.back, deck)),
        Picture(f"{folder}/back-S", _SMALL, partial(cards.back, deck)),
    ]


def _cards() -> list[Picture]:
    pictures = [
        Picture("disc/biodiversity", (192, 192), cards.biodiversity),
        Picture("disc/foodweb", (192, 192), cards.foodweb),
    ]
    for game, edition in EDITIONS.items():
        for species in edition.species:
            pictures += _faces(f"card/{game}/{species}", partial(edition.picture, species))
        pictures += _backs(f"card/{game}", game)
        pictures.append(Picture(f"portrait/{edition.rival}", (256, 256), partial(cards.portrait, edition.rival)))
        pictures += [
            Picture(f"disc/{name}", (192, 192), partial(cards.disc, edition, name)) for name in edition.species
        ]
    return pictures


def _celebration(game: str, mounds: str) -> list[Picture]:
    """The winner's picture of a game; `mounds` is what the names of its hills begin with."""
    return [
        Picture(f"scenery/celebration-{game}", (720, 1056), partial(celebrations.celebration, game)),
        Picture(
            f"scenery/celebration-{game}-front",
            (720, celebrations.FRONT * 2),
            partial(celebrations.celebration_front, game),
        ),
        *(
            Picture(f"scenery/{mounds}-{place}", (w * 2, h * 2), partial(celebrations.mound, game, place))
            for place, (w, h) in enumerate(celebrations.MOUNDS, 1)
        ),
    ]


def _scenes() -> list[Picture]:
    screen = (2560, 1440)
    return [
        Picture("scenery/forest", screen, tables.forest_table, quality=97),
        *(
            Picture(f"scenery/{game}", screen, partial(sea_tables.sea_table, game), quality=97)
            for game in sea_tables.SEAS
        ),
        Picture("scenery/savanna", screen, tables.savanna_table, quality=97),
        Picture("scenery/title", screen, panoramas.title, quality=97),
        Picture("scenery/curtain", screen, curtains.wood_night, quality=97),
        Picture("scenery/curtain-savanna", screen, curtains.savanna_night, quality=97),
        *(
            Picture(f"scenery/{leaves}-{side}", (1350, 1350), partial(draw, side), quality=88)
            for leaves, draw in (
                ("fern", curtains.ferns),
                ("kelp", curtains.kelp),
                ("tall-grass", curtains.tall_grass),
            )
            for side in ("left", "right")
        ),
        *_celebration("forest", "mound"),
        *_celebration("ocean", "mound-ocean"),
        *_celebration("savanna", "mound-savanna"),
        *_celebration("aqua", "mound-aqua"),
        Picture("scenery/celebration-divercity", (720, 1056), partial(celebrations.celebration, "divercity")),
        Picture("scenery/farewell-divercity", (720, 1056), celebrations.farewell),
        Picture("scenery/curtain-sea", screen, divercity_scenes.night, quality=97),
        Picture("scenery/laurel", (512, 512), sprites.laurel),
        Picture("scenery/laurel-leaf", (128, 128), sprites.single_laurel_leaf),
        Picture("scenery/crown", (192, 192), sprites.crown),
        *(Picture(f"scenery/cloud-{i + 1}", (448, 224), partial(sprites.drifting_cloud, i)) for i in range(3)),
        *(
            Picture(f"scenery/cloud-shadow-{i + 1}", (640, 320), partial(sprites.cloud_shadow, i), quality=0)
            for i in range(2)
        ),
        *(Picture(f"scenery/grass-{i + 1}", (320, 260), partial(sprites.swaying_grass, i)) for i in range(5)),
        Picture("scenery/pollen", (96, 96), sprites.pollen, quality=0),
        Picture("scenery/bird", (96, 48), sprites.flying_bird, quality=0),
        Picture("scenery/firefly", (96, 96), sprites.firefly, quality=0),
        Picture("scenery/bubble", (96, 96), sprites.bubble, quality=0),
        *(
            Picture(f"scenery/petal-{i + 1}", (64, 64), partial(sprites.petal, colour), quality=0)
            for i, colour in enumerate(("#F7A8B8", "#FFD36B", "#FFF3E4"))
        ),
        Picture("scenery/dawn", (512, 512), sprites.dawn),
        Picture("scenery/shelf", (2316, 60), sprites.shelf),
    ]


def _boxes() -> list[Picture]:
    w, h = covers.BOX[0] + 2 * covers.MARGIN, covers.BOX[1] + 2 * covers.MARGIN
    covered = [Picture(f"cover/{game}", (928, 1128), partial(covers.cover, game)) for game in covers.GAMES]
    boxed = [Picture(f"box/{game}", (w * 12 // 5, h * 12 // 5), partial(covers.box, game)) for game in covers.GAMES]
    icons = [
        Picture("icon", (256, 256), covers.emblem, endings=(".png", ".ico")),
        Picture("icon-large", (1024, 1024), covers.emblem, endings=(".icns",)),
    ]
    return [*covered, *boxed, *icons]


def _icons() -> list[Picture]:
    return [Picture(f"icon/{name}", (128, 128), partial(icon_sheet, name), quality=0) for name in ICONS]


def _aqua() -> list[Picture]:
    tile, spot = (corals.CANVAS, corals.CANVAS), (corals.SPOT_CANVAS, corals.SPOT_CANVAS)
    plate = (round(corals.EDGE * aqua.PLATE_EDGES * 0.6),) * 2
    return [
        Picture("aqua/tile", tile, corals.tile_ground),
        *(
            Picture(f"aqua/coral/{colour}-{k}", tile, partial(corals.coral_piece, colour, k))
            for colour in corals.COLOURS
            for k in range(6)
        ),
        *(
            Picture(f"aqua/sign/{colour}-{k}", _SIGN, partial(coral_signs.coral_sign, colour, k))
            for colour in corals.COLOURS
            for k in range(6)
        ),
        *(
            Picture(f"aqua/hotspot/{name}", spot, partial(corals.hot_spot, pairs))
            for name, pairs in HOT_SPOTS.items()
        ),
        *(Picture(f"aqua/small/{colour}", tile, partial(aqua.small, colour)) for colour in aqua.SMALL),
        *(Picture(f"disc/aqua-{name}", (192, 192), partial(aqua.disc, c)) for c, name in aqua.SMALL.items()),
        *(Picture(f"aqua/animal/{name}", (384, 384), partial(aqua.alone, name)) for name in aqua.SMALL.values()),
        *(Picture(f"aqua/large/{name}", (512, 512), partial(aqua.alone, name)) for name in aqua.LARGE),
        *(Picture(f"disc/aqua-{name}", (192, 192), partial(aqua.large_disc, name)) for name in aqua.LARGE),
        *(
            Picture(f"aqua/plate/{pile}-{turn}", plate, partial(aqua.large_plate, pile, turn))
            for pile, turns in aqua.TURNS.items()
            for turn in range(turns)
        ),
        *(
            Picture(f"aqua/ecosystem/{number}", (256, 256), emblem)
            for number, emblem in enumerate(emblems.EMBLEMS, 1)
        ),
        *(Picture(f"aqua/badge/{kind}", (192, 192), partial(badges.won, kind)) for kind in badges.KINDS),
        *(Picture(f"aqua/badge/{kind}-open", (192, 192), partial(badges.open_badge, kind)) for kind in badges.KINDS),
        Picture("aqua/snail", (384, 384), partial(aqua.alone, "snail")),
    ]


def _divercity() -> list[Picture]:
    pictures = [*_backs("card/divercity", "divercity"), *_backs("divercity/corporation", "corporation")]
    for species in divercity.SPECIES:
        pictures += _faces(f"card/divercity/{species}", partial(divercity.picture, species))
        pictures.append(Picture(f"disc/divercity-{species}", (192, 192), partial(divercity.disc, species)))
    for effect in corporation.EFFECTS:
        for ending, (w, h) in (("", corporation.HALF), ("-whole", corporation.WHOLE)):
            scene = partial(corporation.scene_picture, effect, w, h)
            pictures.append(Picture(f"divercity/corporation/{effect}{ending}", (3 * w, 3 * h), scene))
    for colour, (lit, dark, symbol) in corporation.HOTELS.items():
        pictures += [
            Picture(f"divercity/hotel/{colour}", (512, 512), partial(corporation.hotel_picture, colour)),
            Picture(f"divercity/island/{colour}", (512, 512), partial(corporation.island_picture, colour)),
            Picture(
                f"divercity/symbol/{colour}", (192, 192), partial(cards.icon_disc, symbol, mix(lit, dark, 0.5), dark)
            ),
        ]
    for person in divercity.DIVERS:
        folder = "divercity" if person == "industrialist" else "divercity/diver"
        w, h = divercity.PORTRAIT
        pictures += [
            Picture(f"{folder}/{person}", (2 * w, 2 * h), partial(divercity.portrait, person)),
            Picture(f"{folder}/{person}-round", (256, 256), partial(divercity.face, person)),
        ]
    return [
        *pictures,
        Picture("divercity/corporation/front", _LARGE, corporation.front),
        Picture("divercity/seal", (256, 256), corporation.seal),
    ]


def _outlines() -> list[Picture]:
    """One for every drawing of a species, and for every species that is a place."""
    drawn = {
        *(name for edition in EDITIONS.values() for name in edition.species),
        *map(aqua.drawing_of, (*aqua.SMALL.values(), *aqua.LARGE)),
        *map(divercity.drawing_of, divercity.SPECIES),
    }
    return [
        Picture(f"outline/{name}", (384, 384), partial(outlines.outline, name), quality=82) for name in sorted(drawn)
    ]


CATALOGUE: tuple[Picture, ...] = (
    *_cards(),
    *_scenes(),
    *_boxes(),
    *_icons(),
    *_aqua(),
    *_divercity(),
    *_outlines(),
)
