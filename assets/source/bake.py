"""Bakes the drawings into ``assets/art``.

Run ``uv run --group art python assets/source/bake.py``; pictures whose sources have not changed are skipped.
``--only bear table`` bakes just the pictures whose names contain one of the words.
"""

import argparse
import hashlib
import io
import json
from pathlib import Path

import resvg_py
from catalogue import CATALOGUE, Picture
from PIL import Image

ART = Path(__file__).parents[1] / "art"
MANIFEST = ART / "manifest.json"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def render(picture: Picture) -> Image.Image:
    """The picture at its size, with transparency only where it is needed."""
    width, height = picture.size
    png = resvg_py.svg_to_bytes(svg_string=picture.draw(), width=width, height=height, skip_system_fonts=True)
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    return image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else image


def files(picture: Picture) -> list[Path]:
    """The files that hold the picture."""
    return [ART / (picture.name + ending) for ending in picture.endings]


def write(picture: Picture, image: Image.Image) -> None:
    """Stores the picture in every format it is wanted in; a file is never seen half written."""
    for file in files(picture):
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.stem}.part{file.suffix}")
        if file.suffix == ".ico":
            image.save(part, sizes=[(n, n) for n in ICO_SIZES])
        elif file.suffix == ".png":
            image.save(part, optimize=True)
        else:
            image.save(part, quality=picture.quality or 100, lossless=not picture.quality, method=6)
        part.replace(file)


def fresh(picture: Picture, entry: dict[str, object] | None) -> bool:
    """Whether the stored files are made from the present sources."""
    return entry is not None and entry["source"] == picture.digest() and all(f.exists() for f in files(picture))


def entry_of(picture: Picture) -> dict[str, object]:
    """The manifest's record of a picture that has just been written."""
    written = {f.relative_to(ART).as_posix(): hashlib.sha256(f.read_bytes()).hexdigest() for f in files(picture)}
    return {"size": list(picture.size), "source": picture.digest(), "files": written}


def save(manifest: dict[str, dict[str, object]]) -> None:
    """Writes the manifest, without pictures that are no longer in the catalogue."""
    kept = {picture.name: manifest[picture.name] for picture in CATALOGUE if picture.name in manifest}
    MANIFEST.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def remove_strays() -> None:
    """Deletes baked files that no picture of the catalogue owns any more."""
    owned = {file for picture in CATALOGUE for file in files(picture)} | {MANIFEST}
    for file in ART.rglob("*"):
        if file.is_file() and file not in owned:
            file.unlink()
            print(f"removed {file.relative_to(ART)}")


def main() -> None:
    """Bakes what is stale."""
    parser = argparse.ArgumentParser(description="Bake the drawings into assets/art.")
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[""], help="parts of the names to bake")
    words = parser.parse_args().only
    ART.mkdir(exist_ok=True)
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.exists() else {}
    remove_strays()
    for picture in CATALOGUE:
        if any(word in picture.name for word in words) and not fresh(picture, manifest.get(picture.name)):
            write(picture, render(picture))
            manifest[picture.name] = entry_of(picture)
            save(manifest)
            print(f"baked {picture.name}")
    save(manifest)


if __name__ == "__main__":
    main()
