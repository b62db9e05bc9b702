"""Operations that are there for what they do, not for what they give: tokens, assertions, and what tools record."""

from __future__ import annotations

from frontends.assumptions import ABORTS
from frontends.xls.operations import Meaning, Use
from frontends.xls.trees import Tree
from interp import ir

ASSUMED = {
    "assert": ABORTS,
    "cover": "how often a 'cover' holds is not compared",
    "trace": "what a 'trace' prints is not compared",
}
"""The assumption that comes with an operation."""


def _token(use: Use) -> Tree:
    return ()


def _assert(use: Use) -> Tree:
    """A program whose assertion fails stops with an error: it means nothing there."""
    use.require(2)
    condition = use.builder.bits(use.operands[1])
    use.builder.emit(ir.Check(place=use.builder.place, condition=condition, message=use.text("message")))
    return ()


MEANINGS: dict[str, Meaning] = {
    "assert": _assert,
    "after_all": _token,
    "min_delay": _token,
    "cover": _token,
    "trace": _token,
}
