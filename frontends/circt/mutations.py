"""Changes of circuits: gates and cells, constants, what selects and what is inverted, and the order of control."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from frontends.mlir.mutation.edit import Edit, Finder

_ORDERED = frozenset(
    ("comb.sub", "comb.shl", "comb.shru", "comb.shrs", "comb.divu", "comb.divs", "comb.modu", "comb.mods", "comb.icmp")
)
_REPLACED = {
    "comb.add": "comb.or",
    "comb.mul": "comb.add",
    "comb.and": "comb.or",
    "comb.or": "comb.xor",
    "comb.xor": "comb.or",
    "comb.sub": "comb.add",
    "comb.shrs": "comb.shru",
    "comb.shru": "comb.shrs",
    "calyx.std_add": "calyx.std_sub",
    "calyx.std_sub": "calyx.std_add",
    "calyx.std_and": "calyx.std_or",
    "calyx.std_srsh": "calyx.std_rsh",
    "calyx.std_slt": "calyx.std_sle",
    "calyx.std_lt": "calyx.std_le",
    "calyx.std_signext": "calyx.std_pad",
}
_PREDICATES = {0: 1, 1: 0, 2: 3, 3: 2, 4: 5, 5: 4, 6: 7, 7: 6, 8: 9, 9: 8}  # eq ne slt sle sgt sge ult ule ugt uge
_KEPT = ("sym_name",)


class CircuitEdits(Finder):
    """Changes of circuits: operands, predicates, constants and registers."""

    def edits(self, operation: Any) -> Iterator[Edit]:
        """What can be changed of one operation."""
        name = operation.name
        operands = list(operation.operands)
        if name in _ORDERED and operands[0] != operands[1]:
            yield Edit("operands", f"operands of {name} swapped", operation, self.swapped(operation, 0, 1))
        if name == "comb.mux" and operands[1] != operands[2]:
            yield Edit("operands", "operands of comb.mux swapped", operation, self.swapped(operation, 1, 2))
        if name in _REPLACED:
            other = _REPLACED[name]
            yield Edit("operator", f"{name} made {other}", operation, self.replaced(operation, other, _KEPT))
        if name == "comb.icmp":
            yield from self._number(operation, "predicate", "predicate", lambda value: _PREDICATES.get(value, value))
        if name == "hw.constant":
            yield from self._number(operation, "value", "constant", lambda value: value ^ 1)
        if name == "calyx.repeat":
            yield from self._number(operation, "count", "bound", lambda value: value + 1)
        if name.endswith("and_inv"):
            yield Edit("inverter", f"an input of {name} inverted", operation, self._invert(operation))
        if name == "calyx.enable":
            yield from self._order(operation)

    def _number(self, operation: Any, name: str, kind: str, change: Callable[[int], int]) -> Iterator[Edit]:
        attribute = operation.attributes[name]
        old = int(attribute.value)
        new = change(old)
        if new != old:
            value = self.ir.IntegerAttr.get(attribute.type, new)
            apply = self.set_attribute(operation, name, value)
            yield Edit(kind, f"{name} {old} of {operation.name} made {new}", operation, apply)

    def _invert(self, operation: Any) -> Callable[[], None]:
        inverted = [bool(each) for each in operation.attributes["inverted"]]
        return self.set_attribute(
            operation, "inverted", self.ir.DenseBoolArrayAttr.get([not inverted[0], *inverted[1:]])
        )

    def _order(self, operation: Any) -> Iterator[Edit]:
        inside = [view.operation for view in operation.block.operations]
        following = inside[inside.index(operation) + 1 :]
        if operation.parent.name == "calyx.seq" and following and following[0].name == "calyx.enable":
            names = [each.attributes["groupName"].value for each in (operation, following[0])]
            yield Edit(
                "order", f"{names[1]} run before {names[0]}", operation, lambda: following[0].move_before(operation)
            )
