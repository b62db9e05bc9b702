"""Proves that two programs mean the same, or shows inputs on which they do not.

`verify(source, target)` gives the `Verdict` on one function of two files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from equiv import aliases

if TYPE_CHECKING:
    from equiv.errors import SignatureMismatch, WrongUse
    from equiv.request.options import Options
    from equiv.verdict import Reason, Verdict, Witness
    from equiv.verification import Results, replay_witness, verify, verify_all

__version__ = "0.1.0"

__all__ = [
    "Options",
    "Reason",
    "Results",
    "SignatureMismatch",
    "Verdict",
    "Witness",
    "WrongUse",
    "replay_witness",
    "verify",
    "verify_all",
]

_HOMES = {
    "Options": "equiv.request.options",
    "Reason": "equiv.verdict",
    "Results": "equiv.verification",
    "SignatureMismatch": "equiv.errors",
    "Verdict": "equiv.verdict",
    "Witness": "equiv.verdict",
    "WrongUse": "equiv.errors",
    "replay_witness": "equiv.verification",
    "verify": "equiv.verification",
    "verify_all": "equiv.verification",
}

aliases.install()


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    # `import equiv` costs nothing; what is used is imported then.
    if name not in _HOMES:
        raise AttributeError(f"module 'equiv' has no attribute '{name}'")
    from importlib import import_module

    from equiv.installation import require_own_packages

    require_own_packages()
    return getattr(import_module(_HOMES[name]), name)
