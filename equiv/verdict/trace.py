"""What two programs did on the way to a difference, as data: steps side by side, printed by one renderer per format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from interp.ir.place import Place


class Step(Struct, frozen=True):
    """One operation that a program executed: the values of its operands and of its result, the memory element that it
    reads or writes, and the counters of the loops around it, in words. `result` is empty where it has none."""

    operation: str
    operands: tuple[str, ...]
    result: str
    element: str
    counters: str
    place: Place | None

    @property
    def text(self) -> str:
        """`6.0 = mulf 2.0, 3.0`, `2.0 = load %A[1]`, `store 6.0 to %B[1]`."""
        operands = ", ".join(self.operands)
        if self.operation == "store":
            return f"store {operands} to {self.element}"
        what = " ".join(filter(None, (self.operation, self.element or operands)))
        return f"{self.result} = {what}" if self.result else what

    def to_json(self) -> dict[str, Any]:
        place = self.place
        return {
            "text": self.text,
            "operation": self.operation,
            "operands": list(self.operands),
            "result": self.result,
            "element": self.element,
            "counters": self.counters,
            "place": None if place is None else {"file": place.file, "line": place.line, "column": place.column},
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Step:
        place = data["place"]
        return Step(
            data["operation"],
            tuple(data["operands"]),
            data["result"],
            data["element"],
            data["counters"],
            None if place is None else Place(place["file"], place["line"], place["column"]),
        )


class Row(Struct, frozen=True):
    """Steps side by side: of both programs where they have the same operation, and of one where only it has it.
    `equal` holds where both executed it on the same values, with the same result."""

    source: Step | None
    target: Step | None
    equal: bool = False

    def to_json(self) -> dict[str, Any]:
        sides = (None if each is None else each.to_json() for each in (self.source, self.target))
        return {"equal": self.equal, **dict(zip(("source", "target"), sides, strict=True))}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Row:
        source, target = (None if data[side] is None else Step.from_json(data[side]) for side in ("source", "target"))
        return Row(source, target, data["equal"])


class Trace(Struct, frozen=True):
    """The steps on which a difference depends: those in which the programs differ, with the equal ones that feed them.
    `equal` counts further equal ones that both executed on the way, `omitted` the rows that are left out after the
    first `kept`, and `notes` say what else there is to know, also why there are no steps."""

    rows: tuple[Row, ...] = ()
    equal: int = 0
    omitted: int = 0
    kept: int = 0
    notes: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "rows": [row.to_json() for row in self.rows],
            "equal": self.equal,
            "omitted": self.omitted,
            "kept": self.kept,
            "notes": list(self.notes),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any] | None) -> Trace | None:
        if data is None:
            return None
        rows = tuple(Row.from_json(row) for row in data["rows"])
        return Trace(rows, data["equal"], data["omitted"], data["kept"], tuple(data["notes"]))
