"""Whether the native core was built from the sources that stand beside it, where they do: in an installation that can
be edited they may have changed since, and what an old core computes for new code is no verdict."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from interp import _native
from interp.errors import StaleCore

_FOLDER = Path(__file__).parents[1] / "native"


def digest_of(folder: Path) -> str:
    """What CMakeLists.txt there makes of all sources."""
    sources: dict[str, str] = {}
    for inner, _, names in os.walk(folder):
        prefix = inner[len(str(folder)) + 1 :].replace(os.sep, "/")
        for name in names:
            if name.endswith((".cpp", ".def", ".h")):
                sources[f"{prefix}/{name}" if prefix else name] = os.path.join(inner, name)
    listed = "".join(f"{name} {_digest(sources[name])}\n" for name in sorted(sources))
    return sha256(listed.encode()).hexdigest()


def _digest(path: str) -> str:
    with open(path, "rb", buffering=0) as file:
        return sha256(file.read()).hexdigest()


def require_current() -> None:
    """Raises `StaleCore`."""
    if _FOLDER.is_dir() and digest_of(_FOLDER) != _native.sources:
        raise StaleCore("the native core was built from other sources than those here: run 'pip install -e .' again")
