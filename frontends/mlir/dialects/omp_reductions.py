"""Variables that a loop of the omp dialect reduces to (OpenMP 5.2, 5.5).

Each thread has a copy of its own, which begins with what the declaration says, and takes the iterations that are dealt
to it one after the other; the copies, in any order, are then combined with what the variable held. That all this comes
to the same however iterations are dealt out is seen of a loop that only combines its copy with something, by an
operation whose order does not matter, from a beginning that changes nothing when it is combined once more. Of any other
the order is noted as open: how many threads there are, and what each of them does, is nobody's to know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends.mlir.core.constants import UnsupportedConstant, bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scalar_operation import flags_of
from frontends.mlir.dialects.llvm.aggregates import layout
from frontends.mlir.dialects.llvm.pointer_uses import uses_through
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir
from interp.ir.predicates import INTEGER_PREDICATES

_COMBINATIONS = {
    **{f"arith.{name}": name for name in ("addf", "mulf", "addi", "muli", "andi", "ori", "xori")},
    **{f"arith.{name}": name for name in ("maxsi", "maxui", "minsi", "minui")},
    **{f"arith.{name}": name for name in ("maximumf", "minimumf", "maxnumf", "minnumf")},
    **{f"llvm.{name}": f"{name}i" for name in ("add", "mul", "and", "or", "xor")},
    **{f"llvm.{name}": f"{name[1:]}f" for name in ("fadd", "fmul")},
    **{f"llvm.intr.{sign}{name}": f"{name}{sign}i" for name in ("max", "min") for sign in ("s", "u")},
    **{f"llvm.intr.{name}": f"{name}f" for name in ("maximum", "minimum", "maxnum", "minnum")},
}
# What takes away what a sum adds.
_DIFFERENCES = {"arith.subi": "addi", "llvm.sub": "addi", "arith.subf": "addf", "llvm.fsub": "addf"}
_COMPARISONS = ("arith.cmpi", "llvm.icmp")
_SELECTS = ("arith.select", "llvm.select")
# Which patterns combined with themselves are the same again; all, for what is not listed here.
_ONE = {"f16": 0x3C00, "bf16": 0x3F80, "f32": 0x3F800000, "f64": 0x3FF0000000000000}
_SUMS, _PRODUCTS = ("addi", "xori", "addf"), ("muli", "mulf")


class Reduction:
    """One variable, with how its declaration starts and combines it. `name` is the scalar operation that combines it,
    empty where it is not one whose operands may be exchanged."""

    def __init__(self, lowering: Lowering, loop: Any, symbol: str, variable: Any, argument: Any) -> None:
        attributes = loop.attributes
        if "reduction_byref" in attributes and any(bool(each) for each in attributes["reduction_byref"]):
            raise lowering.unsupported("a reduction by reference")
        declaration = lowering.symbols.require(loop, symbol).operation
        if declaration.name != "omp.declare_reduction":
            raise lowering.unsupported(f"a reduction by a '{declaration.name}'")
        regions = [each for each in declaration.regions if len(each.blocks)]
        if any(len(each.blocks) != 1 for each in regions):
            raise lowering.unsupported("a reduction by regions of several blocks")
        arguments = [len(each.blocks[0].arguments) for each in regions]
        # The start takes the variable, the combination two values, its atomic form two pointers.
        self.start = regions[0].blocks[0]
        if arguments[0] != 1 or len(arguments) < 2 or arguments[1] != 2:
            raise lowering.unsupported("a reduction with more than an initializer and a combiner")
        self.combine = regions[1].blocks[0]
        self.type = lowering.scalar(declaration.attributes["type"].value)
        self.layout = layout(lowering, declaration.attributes["type"].value)
        self.variable = lowering.value(variable)
        self.argument = argument
        if self.variable.type != ir.POINTER:
            raise lowering.unsupported(f"a reduction of a variable of type {self.variable.type}")
        _require_left_alone(lowering, loop, variable)
        name = _combination(lowering, self.combine)
        is_told = name and self._begins_with_nothing(name) and _only_combines(lowering, argument, name)
        leave_order_open(lowering, (name,) if is_told else ())

    def begin(self, lowering: Lowering) -> ir.Value:
        """What the copy of a thread holds at first."""
        (start,) = lowering.inline(self.start, [lowering.undefined(self.type)])
        return start

    def fold(self, lowering: Lowering, value: ir.Value) -> None:
        """Combines the variable with what a copy has come to."""
        old = ir.Value(self.type)
        lowering.emit(ir.Load(place=lowering.place, result=old, view=self.variable, indices=[]))
        (new,) = lowering.inline(self.combine, [old, value])
        lowering.emit(ir.Store(place=lowering.place, value=new, view=self.variable, indices=[]))

    def _begins_with_nothing(self, name: str) -> bool:
        """Whether the start, combined with itself, is the same again."""
        operations = [each.operation for each in self.start.operations]
        if len(operations) != 2 or operations[0].name not in ("llvm.mlir.constant", "arith.constant"):
            return False
        if list(operations[1].operands) != list(operations[0].results):
            return False
        try:
            bits = bits_of(operations[0].attributes["value"], self.type)
        except UnsupportedConstant:
            return False
        if name in _SUMS:
            return bits == 0 or (name == "addf" and bits == 1 << (self.type.width - 1))
        if name in _PRODUCTS:
            return bits == (_ONE.get(self.type.name) if self.type.is_float else 1)
        return True


def _combination(lowering: Lowering, block: Any) -> str:
    """The scalar operation that a combiner is, of its two arguments; empty where it is none of those known."""
    (returned,) = list(block.operations)[-1].operation.operands
    left, right = block.arguments
    steps = len(block.operations) - 1
    found, others, uses = _step(lowering, returned, left)
    return found if others == [right] and uses == steps else ""


def _step(lowering: Lowering, value: Any, old: Any) -> tuple[str, list[Any], int]:
    """The scalar operation by which a value is made of an old one and others, these, and by how many operations; an
    empty name where it is not."""
    operation = getattr(value.owner, "operation", None)
    if operation is None or flags_of(lowering, operation):
        return "", [], 0
    operands = list(operation.operands)
    if operation.name in _COMBINATIONS and operands.count(old) == 1:
        operands.remove(old)
        return _COMBINATIONS[operation.name], operands, 1
    if operation.name in _DIFFERENCES and operands[0] == old and operands[1] != old:
        return _DIFFERENCES[operation.name], operands[1:], 1
    if operation.name not in _SELECTS or operands.count(old) != 1:
        return "", [], 0
    compared = getattr(operands[0].owner, "operation", None)
    if compared is None or compared.name not in _COMPARISONS or operands[0] == old:
        return "", [], 0
    predicate = INTEGER_PREDICATES[compared.attributes["predicate"].value]
    sides, chosen = list(compared.operands), operands[1:]
    if predicate[1:] not in ("lt", "le", "gt", "ge") or sides not in (chosen, chosen[::-1]):
        return "", [], 0
    is_most = (predicate[1] == "g") == (sides == chosen)
    chosen.remove(old)
    return f"{'max' if is_most else 'min'}{predicate[0]}i", chosen, 2


def _only_combines(lowering: Lowering, argument: Any, name: str) -> bool:
    """Whether all that a loop does with its copy of a variable is to load it, to combine it by an operation with what
    does not depend on it, and to store that."""
    owners = {use.owner.operation.name: use.owner.operation for use in argument.uses}
    if len(list(argument.uses)) != 2 or set(owners) != {"llvm.load", "llvm.store"}:
        return False
    load, store = owners["llvm.load"], owners["llvm.store"]
    if store.operands[1] != argument or store.operands[0] == argument or load.operation.block != store.operation.block:
        return False
    # What is loaded and each value made of it go into the next one alone.
    value, old = store.operands[0], load.results[0]
    while value != old:
        made = _next(old)
        found, _, uses = _step(lowering, made, old) if made is not None else ("", [], 0)
        if found != name or len(list(old.uses)) != uses:
            return False
        old = made
    return len(list(old.uses)) == 1


def _next(old: Any) -> Any:
    """The value that is made of an old one, None where none is."""
    for use in old.uses:
        owner = use.owner.operation
        if owner.name in _COMBINATIONS or owner.name in _DIFFERENCES or owner.name in _SELECTS:
            return owner.results[0]
    return None


def _require_left_alone(lowering: Lowering, loop: Any, variable: Any) -> None:
    """Raises `Unsupported` where a loop may touch the variable itself, which other threads may have changed already
    (OpenMP 5.2, 5.5.5: to access it in the region is a data race), or reduces to it twice."""
    for use in _uses(lowering, variable):
        around = use.owner.operation
        is_own = around == loop
        if is_own and sum(each == variable for each in loop.operands) > 1:
            raise lowering.unsupported("two reductions to one variable")
        while around is not None and not is_own:
            if around == loop:
                raise lowering.unsupported_at(
                    use.owner.operation, "what a loop does with a variable that it reduces to"
                )
            around = getattr(around.parent, "operation", None)


def _uses(lowering: Lowering, pointer: Any) -> Iterator[Any]:
    """The uses of a pointer and of all that are derived from what it is derived from."""
    owner = getattr(pointer.owner, "operation", None)
    while owner is not None and owner.name == "llvm.getelementptr":
        pointer = owner.operands[0]
        owner = getattr(pointer.owner, "operation", None)
    if owner is not None and owner.name != "llvm.alloca":
        raise lowering.unsupported(f"a reduction of a variable that '{owner.name}' gives")
    for use in uses_through(pointer):
        if use.owner.operation.name == "llvm.store" and use.operand_number == 0:
            raise lowering.unsupported_at(use.owner.operation, "the address of a variable that a loop reduces to")
        yield use
