"""What a kernel is handed for its parameters."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Scope
from frontends.triton.pointers import bind_argument
from frontends.triton.types import TOKEN, block_of, convert, pointee, sizes_of_pointers
from interp import ir
from interp.ir.types import row_major

_ONE_BUFFER = "the pointers of a tile that a kernel is handed point into one buffer"
_ZEROS = "descriptors that a kernel is handed give zeros outside of their tensors"
_ENDED = "the tokens that a kernel is handed are of copies that have ended"


class Given(Struct, Scope):
    """The parameters that are tiles, and no memory that the caller sees."""

    tiles: set[ir.Value] = field(default_factory=set)


def passed(mlir_type: object) -> list[tuple[str, ir.Type]] | None:
    """What is passed for a parameter, with what is added to its name: a buffer for a pointer, that and the distances
    into it for a tile of pointers, nothing for a token. None where it is what the type says, or is not modelled."""
    text = str(mlir_type)
    if text == TOKEN:
        return []
    sizes, element = sizes_of_pointers(mlir_type), pointee(mlir_type)
    if element is not None and sizes is not None:
        return [("", ir.View(element, (None,))), (".distances", ir.View(ir.INDEX, sizes))]
    if element is not None and text.startswith("!tt.ptr<"):
        return [("", ir.View(element, (None,)))]
    type = convert(text) if text.startswith(("!ttg.memdesc<", "!tt.tensordesc<")) else None
    if not isinstance(type, ir.View):
        return None
    if block_of(mlir_type) is not None:
        return [("", ir.View(type.element, type.shape, type.strides, 0))]
    return [("", ir.View(type.element, type.shape))]


def bind_parameter(lowering: Lowering, argument: Any) -> list[ir.Value]:
    """The values that are passed for an MLIR argument."""
    parts = passed(argument.type)
    if parts is None:
        value = lowering.argument(argument)
        if str(argument.type).startswith("tensor<"):
            lowering.own(Given).tiles.add(value)
        return [value]
    name = lowering.argument_name(argument)
    values = [ir.Value(type, name + suffix) for suffix, type in parts]
    if not values:
        lowering.assumptions.add(_ENDED)
        lowering.bind(argument, lowering.constant(0))
    elif pointee(argument.type) is not None:
        bind_argument(lowering, argument, values[0])
        if len(values) > 1:
            lowering.assumptions.add(_ONE_BUFFER)
            lowering.own(Given).tiles.add(values[1])
            lowering.bind(argument, values[1])
    else:
        _bind_memory(lowering, argument, values[0])
    return values


def _bind_memory(lowering: Lowering, argument: Any, value: ir.Value) -> None:
    type = lowering.type(argument.type)
    assert isinstance(type, ir.View)
    sizes, strides = lowering.sizes(value), lowering.strides(value)
    if block_of(argument.type) is not None:
        lowering.assumptions.add(_ZEROS)
    else:
        strides = [*row_major([size for size in sizes if isinstance(size, int)])]
    view = lowering.reshape(value, 0, sizes, strides, type)
    lowering.memo["strides", view] = strides
    lowering.bind(argument, view)
