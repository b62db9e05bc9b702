"""The packages that equiv consists of, which have to be its own."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

_OTHERS = ("frontends", "interp")
_CORE = "interp._native"


class ForeignPackage(ImportError):
    """Another package stands where one of equiv's own is expected; the message says which, and what to do."""


class MissingCore(ImportError):
    """Sources were imported that nothing was built from, as in a clone that is the current folder."""


def require_own_packages() -> None:
    """Raises `ForeignPackage` where a folder or module of the user's is in front of one of ours, since half of each
    would be no prover, and `MissingCore`."""
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
    if find_spec(_OTHERS[1]) is None or find_spec(_CORE) is None:
        raise MissingCore(
            f"'{home}' holds the sources of equiv and no native core: for an installation elsewhere run Python from "
            "another folder or with -P, or the command 'equiv'; to build it here, 'pip install -e .'"
        )
