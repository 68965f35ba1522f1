"""What the rendered sounds were made from, so that stale ones are noticed without rendering anything."""

import hashlib
import json
from pathlib import Path

SOURCE = Path(__file__).parent.parent
AUDIO = SOURCE.parent / "audio"
MANIFEST = AUDIO / "manifest.json"


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def source_digest() -> str:
    """One hash over every module that makes sounds."""
    modules = [SOURCE / "sounds.py", *sorted((SOURCE / "sounds").glob("*.py"))]
    return digest(b"".join(module.read_bytes() for module in modules))


def describe(files: dict[str, bytes]) -> str:
    """The manifest of freshly rendered files, by name."""
    hashes = {name: digest(content) for name, content in sorted(files.items())}
    return json.dumps({"source": source_digest(), "files": hashes}, indent=1) + "\n"
