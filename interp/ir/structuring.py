"""Structured control flow of a reducible graph: loops and choices instead of jumps.

A loop is what its header dominates and comes back to; it goes on at the first node after it that all of its exits lead
to. A choice ends at the immediate postdominator of the node that chooses."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from interp.ir.cfg import Graph, Irreducible, natural_loops, postdominators, reachable

END = -1  # a successor: control leaves the graph
AGAIN = -2  # an item: the next iteration of the innermost loop

MAX_DEPTH = 120  # of choices and loops


class Unstructured(Exception):
    """A graph without such a structure: an irreducible one, one with a loop that is left for the next iteration of the
    loop around it, with a node from which no path leads to the end, or with too deep a nesting."""


class Choice(Struct, frozen=True):
    """A node, and what follows it, in the order of its successors."""

    node: int
    arms: Sequence[Sequence[Item]]


class Loop(Struct, frozen=True):
    """What is done at least once, and for as long as it ends with `AGAIN`."""

    body: Sequence[Item]


Item = int | Choice | Loop
"""A number is a node, or `AGAIN`."""


def structured(graph: Graph, entry: int = 0) -> list[Item]:
    """The structure of a graph all of whose nodes lead to `END`. Raises `Unstructured`."""
    end, again = len(graph), len(graph) + 1
    whole = [[end if each == END else each for each in successors] for successors in graph]
    try:
        return _Structure([*whole, [], [end]], entry, end, again).items(entry, end, 0)
    except Irreducible:
        raise Unstructured from None


class _Structure:
    """Of what `entry` reaches in a graph with two nodes of its own: its `end`, and `again`, which leads there."""

    def __init__(self, graph: list[list[int]], entry: int, end: int, again: int) -> None:
        self.graph, self.end, self.again = graph, end, again
        reached = set(reachable(graph, [entry]))
        self.loops = natural_loops(graph, entry)
        inside = [successors if node in reached else [] for node, successors in enumerate(graph)]
        self.joins = postdominators(inside, end)

    def items(self, node: int, stop: int, depth: int) -> list[Item]:
        """What is done from a node on until `stop`, within so many choices and loops."""
        if depth > MAX_DEPTH:
            raise Unstructured
        found: list[Item] = []
        while node not in (stop, self.end):
            if node == self.again:
                return [*found, AGAIN]
            successors = self.graph[node]
            if node in self.loops:
                exit = self._join(node)
                while exit in self.loops[node]:
                    exit = self._join(exit)
                found.append(Loop(self._body(node, exit, depth + 1)))
                node = exit
            elif len(successors) == 1:
                found.append(node)
                node = successors[0]
            else:
                join = self._join(node)
                found.append(Choice(node, [self.items(each, join, depth + 1) for each in successors]))
                node = join
        return found

    def _join(self, node: int) -> int:
        """Where all paths from a node meet."""
        join = self.joins[node]
        if join is None:
            raise Unstructured
        return join

    def _body(self, header: int, exit: int, depth: int) -> list[Item]:
        """An iteration of a loop: all that is done between its header and its exit."""
        end, again = self.end, self.again
        inside = reachable([[] if node == exit else each for node, each in enumerate(self.graph)], [header])
        body: list[list[int]] = [[] for _ in self.graph]
        body[again] = [end]
        for node in inside:
            if node in (exit, end, again):
                continue
            successors = self.graph[node]
            if again in successors and exit != again:
                raise Unstructured
            body[node] = [again if each == header else end if each == exit else each for each in successors]
        return _Structure(body, header, end, again).items(header, end, depth)
