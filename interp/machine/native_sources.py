"""Whether the native core was built from the sources that stand beside it, where they do: in an installation that can
be edited they may have changed since, and what an old core computes for new code is no verdict."""

from __future__ import annotations

import hashlib
from pathlib import Path

from interp import _native
from interp.errors import StaleCore

_FOLDER = Path(__file__).parents[1] / "native"


def digest_of(folder: Path) -> str:
    """What CMakeLists.txt there makes of all sources."""
    sources = {
        path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in (".cpp", ".def", ".h")
    }
    listed = "".join(f"{name} {hashlib.sha256(sources[name].read_bytes()).hexdigest()}\n" for name in sorted(sources))
    return hashlib.sha256(listed.encode()).hexdigest()


def require_current() -> None:
    """Raises `StaleCore`."""
    if _FOLDER.is_dir() and digest_of(_FOLDER) != _native.sources:
        raise StaleCore("the native core was built from other sources than those here: run 'pip install -e .' again")
