"""A pass that changed the program: the unit of checking."""

from __future__ import annotations

from msgspec import Struct

from equiv.verdict import UNKNOWN, Reason, Side, Verdict
from interp.ir.place import Place


class Step(Struct, frozen=True):
    """The program before and after a pass, as two files. `number` counts the passes of the run, also those that changed
    nothing. `symbol` names the operation that the pass ran on, empty where it saw the whole module. `may_remove` says
    that public functions may go in this step, `same` that it is no pass: the two should be one program."""

    number: int
    name: str
    symbol: str
    source: str
    target: str
    may_remove: bool = False
    same: bool = False


def undecided(
    step: Step, function: str, kind: str, message: str, place: Place | None = None, operation: str | None = None
) -> Verdict:
    """The verdict `unknown` on a function of a step."""
    sides = Side(step.source, function), Side(step.target, function)
    return Verdict(UNKNOWN, *sides, reasons=(Reason.at(kind, message, place, operation),))


def own_symbol(anchor: str, symbol: str) -> str:
    """The symbol of a pass that ran on one operation in the module; a named module is all there is."""
    return "" if anchor == "builtin.module" else symbol
