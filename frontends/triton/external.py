"""Functions that are defined elsewhere, and inline assembly, which are applied to each element of tiles."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from frontends.triton.tiles import Point, choice_of, element, elements_of, make_tile, shape_of
from frontends.triton.types import is_pointer
from interp import ir


@handles("tt.extern_elementwise", attributes=("libname", "libpath", "pure", "symbol"))
def _extern(lowering: Lowering, operation: Any) -> None:
    """Calls an external function $symbol implemented in $libpath/$libname with $args (TritonOps.td)."""
    library, path, symbol = (operation.attributes[name].value for name in ("libname", "libpath", "symbol"))
    _apply(lowering, operation, f"{path}/{library}:{symbol}")


@handles("tt.elementwise_inline_asm", attributes=("asm_string", "constraints", "packed_element", "pure"))
def _inline_assembly(lowering: Lowering, operation: Any) -> None:
    """Which elements stand together in a group of several is unspecified (TritonOps.td): each element of a result
    depends on all that there are, in the same way in the n-th such operation of both programs."""
    together = operation.attributes["packed_element"].value
    text, constraints = (operation.attributes[name].value for name in ("asm_string", "constraints"))
    name = f"assembly {text!r} {constraints!r}"
    if together == 1:
        _apply(lowering, operation, name)
        return
    name = choice_of(lowering, operation, f"{name} on {together} elements")
    lowering.assumptions.add("which elements inline assembly takes together is the same each time")
    _apply(lowering, operation, name, whole=True)


def _apply(lowering: Lowering, operation: Any, name: str, whole: bool = False) -> None:
    """Each element of each result is a function of those of the operands there, or of the `whole` operands, of which
    nothing else is known."""
    if not operation.attributes["pure"].value:
        raise lowering.unsupported("a function that is not pure")
    if any(is_pointer(each.type) for each in (*operation.operands, *operation.results)):
        # A pointer is an offset here, which does not say into which buffer.
        raise lowering.unsupported("a function or assembly that takes or gives addresses")
    for position, result in enumerate(operation.results):
        for operand in operation.operands:
            if shape_of(lowering, operand) != shape_of(lowering, result):
                raise lowering.unsupported(f"{operand.type} for {result.type}")
        # What is called so and has other types is another function.
        types = ", ".join(str(elements_of(lowering, each)) for each in operation.operands)
        made = elements_of(lowering, result)
        own = f"{name} ({types}) -> {made} {position}"

        if whole:
            _apply_to_all(lowering, operation, own, made, position)
            continue

        def at(point: Point, own: str = own, made: ir.Scalar = made) -> ir.Value:
            return unknown(lowering, own, [element(lowering, operand, point) for operand in operation.operands], made)

        make_tile(lowering, operation, at, position)
    lowering.assumptions.add("functions and assembly that are said to be pure depend on their operands alone")


def _apply_to_all(lowering: Lowering, operation: Any, name: str, made: ir.Scalar, position: int) -> None:
    operands = [lowering.value(each) for each in operation.operands]
    if not all(isinstance(each.type, ir.View) for each in operands):
        raise lowering.unsupported("assembly that takes several elements at once, of scalars")

    def at(point: Point) -> ir.Value:
        return unknown(lowering, name, [lowering.as_value(each) for each in point], made, operands)

    make_tile(lowering, operation, at, position)
