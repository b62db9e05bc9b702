"""The packages that equiv consists of, which have to be its own."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

_OTHERS = ("frontends", "interp")


class ForeignPackage(ImportError):
    """Another package stands where one of equiv's own is expected; the message says which, and what to do."""


def require_own_packages() -> None:
    """Raises `ForeignPackage` where a folder or module of the user's is in front of one of ours: half of each would be
    no prover."""
    home = Path(__file__).resolve().parent.parent
    for name in _OTHERS:
        loaded = sys.modules.get(name)
        spec = find_spec(name) if loaded is None else loaded.__spec__
        found = None if spec is None or spec.origin is None else Path(spec.origin).resolve()
        if found is not None and found != home.joinpath(*name.split("."), "__init__.py"):
            raise ForeignPackage(
                f"'{found}' stands in front of the package '{name}' of equiv in '{home}': rename it, run Python from "
                "another folder or with -P, or use the command 'equiv', which imports nothing from the current folder"
            )
