"""Appending affine IR to a block: what helpers need that work for frontends of several languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from interp import ir


class Emitter(Protocol):
    """`constants` are the integer constants among the values that were made."""

    place: ir.Place
    constants: dict[ir.Value, int]

    def emit(self, operation: ir.Operation) -> None: ...

    def op(self, name: str, operands: Sequence[ir.Value], type: ir.Type, flags: tuple[str, ...] = ()) -> ir.Value:
        """A scalar operation with one result."""
        ...

    def constant(self, bits: int, type: ir.Scalar = ir.INDEX) -> ir.Value:
        """A constant by its pattern."""
        ...

    def undefined(self, type: ir.Type) -> ir.Value:
        """A value that nobody has defined."""
        ...


class BlockEmitter:
    """Appends to one block; the values that nobody has defined stand at its start."""

    def __init__(self, place: ir.Place) -> None:
        self.place = place
        self.block = ir.Block()
        self.constants: dict[ir.Value, int] = {}
        self._undefined: dict[ir.Scalar, ir.Value] = {}

    def emit(self, operation: ir.Operation) -> None:
        self.block.operations.append(operation)

    def op(self, name: str, operands: Sequence[ir.Value], type: ir.Type, flags: tuple[str, ...] = ()) -> ir.Value:
        result = ir.Value(type)
        self.emit(ir.Op(place=self.place, results=[result], name=name, operands=list(operands), flags=flags))
        return result

    def constant(self, bits: int, type: ir.Scalar = ir.INDEX) -> ir.Value:
        result = ir.Value(type)
        bits &= (1 << type.width) - 1
        if 1 < type.width <= 64:
            self.constants[result] = bits - (1 << type.width) if bits >> (type.width - 1) else bits
        self.emit(ir.Const(place=self.place, result=result, bits=bits))
        return result

    def undefined(self, type: ir.Type) -> ir.Value:
        assert isinstance(type, ir.Scalar)
        return self._undefined.setdefault(type, ir.Value(type))

    def finish(self) -> None:
        """Has the values that nobody has defined at the start: what memory holds that nothing has written."""
        definitions: list[ir.Operation] = []
        for type, value in self._undefined.items():
            buffer = ir.Value(ir.View(type, ()))
            definitions += [
                ir.Alloc(place=self.place, result=buffer, sizes=[]),
                ir.Load(place=self.place, result=value, view=buffer, indices=[]),
                ir.Free(place=self.place, view=buffer),
            ]
        self.block.operations[:0] = definitions
