"""The nodes of both programs as isl objects, for the search: domains, and what each value is computed from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from equiv.proving.parametric.equations import Alias, Equations, Loaded, Node, Operation, Reference
from equiv.proving.parametric.flow import FlowSearch
from equiv.proving.parametric.obligations import origin_value
from equiv.proving.parametric.sets import Space
from equiv.solver.linear.expression import TRUE, Formula, variable


class Graph:
    """Sides are 0 for the source and 1 for the target; a node is given by its number among the nodes of its side's
    equations, an instance of it is a point with one coordinate for each of its variables."""

    def __init__(
        self, space: Space, programs: tuple[Equations, Equations], flows: tuple[FlowSearch, FlowSearch]
    ) -> None:
        self.space, self.programs, self.flows = space, programs, flows
        self._domains: dict[tuple[int, int], Any] = {}
        self._maps: dict[tuple[int, int, Formula, Reference], Any] = {}
        self._pieces: dict[tuple[int, int], Sequence[tuple[Formula, Reference]]] = {}

    def node(self, side: int, number: int) -> Node:
        return self.programs[side].nodes[number]

    def parts(self, side: int, number: int) -> Sequence[tuple[Formula, Reference]]:
        """What an alias or a load is, by conditions."""
        key = side, number
        if key not in self._pieces:
            kind = self.node(side, number).kind
            if isinstance(kind, Alias):
                self._pieces[key] = kind.pieces
            else:
                assert isinstance(kind, Loaded)
                program = self.programs[side]
                load = program.accesses[kind.access]
                origins = self.flows[side].origins(kind.access)
                self._pieces[key] = [(each.condition, origin_value(program, load, each)) for each in origins]
        return self._pieces[key]

    def edges(self, side: int, number: int) -> Sequence[tuple[Formula, Reference]]:
        """What a value is computed from: operands, or what an alias or a load is."""
        kind = self.node(side, number).kind
        if isinstance(kind, Operation):
            return [(TRUE, each) for each in kind.operands]
        return self.parts(side, number) if isinstance(kind, Alias | Loaded) else []

    def map(self, side: int, number: int, condition: Formula, reference: Reference) -> Any:
        """From instances of a node to those that a reference names, where a condition holds."""
        key = side, number, condition, reference
        if key not in self._maps:
            variables = self.node(side, number).variables
            self._maps[key] = self.space.map(variables, reference.at, condition)
        return self._maps[key]

    def within(self, u: int, v: int, pairs: Any) -> Any:
        """Pairs of instances that are in the domains."""
        return pairs.intersect_domain(self.domain(0, u)).intersect_range(self.domain(1, v))

    def domain(self, side: int, number: int) -> Any:
        """The instances of a node."""
        if (side, number) not in self._domains:
            node = self.node(side, number)
            self._domains[side, number] = self.space.set(node.variables, node.domain)
        return self._domains[side, number]

    def identity(self, dimensions: int) -> Any:
        """The relation of each instance with itself."""
        names = [f"x{at}" for at in range(dimensions)]
        return self.space.map(names, [variable(each) for each in names])
