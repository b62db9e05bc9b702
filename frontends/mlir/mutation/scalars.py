"""Changes of scalar computations: operators, operands, predicates, constants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.mutation.edit import Edit, Finder
from interp.ir.predicates import FLOAT_PREDICATES, INTEGER_PREDICATES

_ORDERED = frozenset(
    {
        "arith.subf",
        "arith.divf",
        "arith.remf",
        "arith.subi",
        "arith.divsi",
        "arith.divui",
        "arith.remsi",
        "arith.remui",
        "arith.shli",
        "arith.shrsi",
        "arith.shrui",
        "arith.ceildivsi",
        "arith.ceildivui",
        "arith.floordivsi",
        "arith.cmpi",
        "arith.cmpf",
    }
)
_REPLACED = {
    "arith.addf": "arith.subf",
    "arith.subf": "arith.addf",
    "arith.mulf": "arith.addf",
    "arith.divf": "arith.mulf",
    "arith.maximumf": "arith.minimumf",
    "arith.minimumf": "arith.maximumf",
    "arith.maxnumf": "arith.minnumf",
    "arith.minnumf": "arith.maxnumf",
    "arith.addi": "arith.subi",
    "arith.subi": "arith.addi",
    "arith.muli": "arith.addi",
    "arith.divsi": "arith.remsi",
    "arith.andi": "arith.ori",
    "arith.ori": "arith.xori",
    "arith.xori": "arith.andi",
    "arith.shrsi": "arith.shrui",
    "arith.minsi": "arith.maxsi",
    "arith.maxsi": "arith.minsi",
    "arith.minui": "arith.maxui",
    "arith.maxui": "arith.minui",
    "math.exp": "math.exp2",
    "math.sqrt": "math.rsqrt",
    "arith.negf": "math.absf",
}
_CARRYING = ("fastmath",)  # attributes that the replacing operation has too
# In the order of their numbers.
_OTHER_INTEGER = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sle",
    "sle": "slt",
    "sgt": "sge",
    "sge": "sgt",
    "ult": "ule",
    "ule": "ult",
    "ugt": "uge",
    "uge": "ugt",
}
_OTHER_FLOAT = {
    "oeq": "one",
    "one": "oeq",
    "ogt": "olt",
    "olt": "ogt",
    "oge": "ogt",
    "ole": "olt",
    "ueq": "oeq",
    "une": "one",
    "ugt": "ogt",
    "uge": "oge",
    "ult": "olt",
    "ule": "ole",
}


class ScalarEdits(Finder):
    """Changes of scalar operations: operands, predicates, constants, the operation itself."""

    def edits(self, operation: Any) -> Iterator[Edit]:
        name = operation.name
        if name in _ORDERED and operation.operands[0] != operation.operands[1]:
            yield Edit("operands", f"operands of {name} swapped", operation, self.swapped(operation, 0, 1))
        if name == "arith.select" and operation.operands[1] != operation.operands[2]:
            yield Edit("operands", "operands of arith.select swapped", operation, self.swapped(operation, 1, 2))
        if name in _REPLACED:
            other = _REPLACED[name]
            yield Edit("operator", f"{name} made {other}", operation, self.replaced(operation, other, _CARRYING))
        if name in ("arith.mulf", "arith.addf", "arith.muli", "arith.addi"):
            yield Edit("operator", f"{name} left out", operation, self._drop(operation))
        if name == "arith.cmpi":
            yield from self._predicate(operation, INTEGER_PREDICATES, _OTHER_INTEGER)
        if name == "arith.cmpf":
            yield from self._predicate(operation, FLOAT_PREDICATES, _OTHER_FLOAT)
        if name == "arith.constant":
            yield from self._constant(operation)
        if name == "scf.if":
            yield Edit("predicate", "condition negated", operation, self._negate(operation))

    def _drop(self, operation: Any) -> Any:
        def apply() -> None:
            operation.results[0].replace_all_uses_with(operation.operands[0])
            operation.erase()

        return apply

    def _predicate(self, operation: Any, names: tuple[str, ...], others: dict[str, str]) -> Iterator[Edit]:
        attribute = operation.attributes["predicate"]
        name = names[attribute.value]
        if name in others:
            value = self.ir.IntegerAttr.get(attribute.type, names.index(others[name]))
            apply = self.set_attribute(operation, "predicate", value)
            yield Edit("predicate", f"predicate {name} made {others[name]}", operation, apply)

    def _constant(self, operation: Any) -> Iterator[Edit]:
        value = operation.attributes["value"]
        if isinstance(value, self.ir.FloatAttr):
            other = 2.0 if abs(value.value) > 1e30 else value.value + 1.0
            changed = self.ir.FloatAttr.get(value.type, other, loc=operation.location)
        elif isinstance(value, self.ir.IntegerAttr):
            changed = self.ir.IntegerAttr.get(value.type, value.value + 1)
        else:
            return
        apply = self.set_attribute(operation, "value", changed)
        yield Edit("constant", f"constant {value} made {changed}", operation, apply)

    def _negate(self, operation: Any) -> Any:
        def apply() -> None:
            condition = operation.operands[0]
            with self.ir.InsertionPoint(operation), operation.location:
                true = self.constant(condition.type, -1)
                negated = self.ir.Operation.create("arith.xori", [condition.type], [condition, true])
            operation.operands[0] = negated.results[0]

        return apply
