"""Who looks at what dividing by zero gives, which nobody knows.

A divider that gets zero goes on, and is done; that is no fault where nobody uses the quotient, or another value is
chosen in its place. Where it is used as it is, a division is that of other dialects, which is of no number but zero."""

from __future__ import annotations

from typing import Any

from frontends.circt.calyx.component import Cell, Component

NOBODY, CHOICE, PLAIN = "nobody", "choice", "plain"
_CHOICES = {"calyx.std_mux": ("tru", "fal")}


def use_of(component: Component, divider: Cell) -> str:
    """Whether a quotient goes nowhere, to a place where another value may be taken for it, or is used as it is."""
    users: dict[Any, list[Any]] = {}
    for each in (*component.always, *(each for group in component.groups.values() for each in group.assignments)):
        users.setdefault(each.source, []).append(each.target)
        if each.guard is not None:
            users.setdefault(each.guard, []).append(each.target)
    seen: set[Any] = set()
    pending = [divider.ports["out"]]
    used = False
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        targets = users.get(value, [])
        for user in value.uses:
            operation = user.owner
            if operation.name == "comb.mux":
                return CHOICE
            used |= operation.name.startswith("calyx.") and operation.name != "calyx.assign"  # control, or a done
            if operation.name.startswith("comb."):
                pending += operation.results
        for target in targets:
            cell, port = component.owner.get(target, (None, ""))
            if (
                cell is None
                or "write_data" in cell.ports
                or port not in ("in", "left", "right", *_CHOICES["calyx.std_mux"])
            ):
                used = True  # by whoever sees an output, a memory, or what a cell is told to do
            elif port in _CHOICES.get(cell.kind, ()):
                return CHOICE
            else:
                pending += [result for name, result in cell.ports.items() if name in ("out", "lt", "eq", "gt")]
    return PLAIN if used else NOBODY
