"""What sizes take from memory or from a shape by its number: a dimension that a scalar names, an element that the
program stored itself. Each is taken at sizes of its own, and what it is shows where sizes are not alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import z3

from equiv.solver.events import Event, path_to
from equiv.solver.numbers import Made, Number
from equiv.solver.program import Program
from interp import ir

_MOST_POSITIONS = 16  # of one dimension
_MOST_EVENTS = 64  # of one program


def dimensions(program: Program) -> Iterator[Event]:
    """That the extent of each dimension is taken, where sizes say of which."""
    for operation in program.structure.operations:
        match operation:
            case ir.Extent(view=ir.Value(type=ir.View(shape=shape)), dimension=ir.Value() as dimension):
                number = program.values.number(dimension)
                if _is_chosen(number):
                    for at in range(len(shape)):
                        term = z3.And(path_to(program, operation), number.term == at)
                        yield Event(operation.place, term, f"extent of dimension {at}")
            case _:
                pass


def positions(program: Program, sizes: Sequence[Any]) -> list[Event]:
    """Likewise of dimensions and of elements that hold numbers, where no two of the `sizes`, terms of z3, are alike."""
    found: list[Event] = []
    for operation, number, count in _taken(program):
        if not _is_chosen(number) or count > _MOST_POSITIONS:
            continue
        for at in range(count):
            term = z3.And(path_to(program, operation), number.term == at)
            words = f"access at position {at}"
            for each in (term, z3.And(term, _unlike([size for size in sizes if not size.eq(number.term)]))):
                found.append(Event(operation.place, each, words))
    return found[:_MOST_EVENTS]


def _unlike(sizes: Sequence[Any]) -> Any:
    return z3.And(*(each > 1 for each in sizes), *(one != other for one, other in combinations(sizes, 2)))


def _taken(program: Program) -> Iterator[tuple[ir.Operation, Number, int]]:
    """The operations that take something by its number, with that and how many there are."""
    structure = program.structure
    stores = (each for each in structure.operations if isinstance(each, ir.Store))
    puts_numbers = any(isinstance(each.value.type, ir.Scalar) and each.value.type.is_integer for each in stores)
    for operation in structure.operations:
        match operation:
            case ir.Extent(view=ir.Value(type=ir.View(shape=shape)), dimension=ir.Value() as dimension):
                yield operation, program.values.number(dimension), len(shape)
            case ir.Load(view=view, indices=indices, result=ir.Value(type=ir.Scalar(is_integer=True))):
                # What others put there is data, which is not alike.
                if not isinstance(view.type, ir.View) or (view in structure.positions and not puts_numbers):
                    continue
                for index, extent in zip(indices, view.type.shape, strict=True):
                    if isinstance(index, ir.Value) and extent is not None:
                        yield operation, program.values.number(index), extent
            case _:
                pass


def _is_chosen(number: Number) -> bool:
    return number.made is Made.OF_SIZES and not number.is_constant
