"""What values become that are handed on: to loops and functions, in memory of the program's own, in indices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from equiv.sizing.dependence import Dependences
from equiv.sizing.number_keys import sizes_behind
from equiv.sizing.private_memory import OwnMemory
from interp import ir


class HandedOn:
    """For each value of one program, where it is handed on."""

    def __init__(self, dependences: Dependences, memory: OwnMemory) -> None:
        self._copies: dict[ir.Value, list[ir.Value]] = {}
        self._stored: dict[ir.Value, list[int]] = {}  # by the number of the list of stores, which the memory keeps
        self._loaded: dict[int, list[ir.Value]] = {}
        self._loads: dict[ir.Value, list[ir.Load]] = {}
        for copy, origins in dependences.copies():
            for each in origins:
                self._copies.setdefault(each, []).append(copy)
        for operation in dependences.operations:
            match operation:
                case ir.Apply(result=result, expression=expression):
                    for each in ir.leaves(expression):
                        self._copies.setdefault(each, []).append(result)
                case ir.Extent(result=result):
                    for each in sizes_behind(dependences, result):
                        self._copies.setdefault(each, []).append(result)
                case ir.Load(result=result, indices=indices):
                    for index in indices:
                        if isinstance(index, ir.Value):
                            self._loads.setdefault(index, []).append(operation)
                    stores = memory.stores(operation)
                    if stores is not None:
                        if id(stores) not in self._loaded:
                            for store in stores:
                                self._stored.setdefault(store.value, []).append(id(stores))
                        self._loaded.setdefault(id(stores), []).append(result)
                case _:
                    pass

    def to(self, value: ir.Value) -> Iterator[ir.Value]:
        """What a value becomes a part of, unchanged but for what is added to an index."""
        yield from self._copies.get(value, ())
        for stores in self._stored.get(value, ()):
            yield from self._loaded[stores]

    def at(self, index: ir.Value) -> Sequence[ir.Load]:
        """The loads from where an index says."""
        return self._loads.get(index, ())
