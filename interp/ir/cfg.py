"""Control-flow graphs: orders, dominance, loops.

A graph is a list of successors by node; nodes are numbers from 0 on. Nodes that the entry does not reach have no place
in an order, no dominator and no loop."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

Graph = Sequence[Sequence[int]]
_Node = TypeVar("_Node", bound=Hashable)


class Irreducible(Exception):
    """A graph with a cycle that can be entered at more than one node."""


def reachable(graph: Graph, starts: Iterable[int], avoided: int | None = None) -> list[int]:
    """The nodes on paths from `starts`, these included, that do not go through `avoided`; nearest nodes first."""
    found = [start for start in dict.fromkeys(starts) if start != avoided]
    seen = {*found, avoided}
    for node in found:
        for successor in graph[node]:
            if successor not in seen:
                seen.add(successor)
                found.append(successor)
    return found


def components(successors: Mapping[_Node, Sequence[_Node]]) -> Iterator[set[_Node]]:
    """The strongly connected components of a graph by its nodes (Tarjan, SIAM J. Computing 1972), without recursion."""
    index: dict[_Node, int] = {}
    low: dict[_Node, int] = {}
    stack: list[_Node] = []
    on_stack: set[_Node] = set()
    for root in successors:
        if root in index:
            continue
        work = [(root, iter(successors[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, rest = work[-1]
            for following in rest:
                if following not in index:
                    index[following] = low[following] = len(index)
                    stack.append(following)
                    on_stack.add(following)
                    work.append((following, iter(successors[following])))
                    break
                if following in on_stack:
                    low[node] = min(low[node], index[following])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component = set[_Node]()
                    while True:
                        each = stack.pop()
                        on_stack.discard(each)
                        component.add(each)
                        if each == node:
                            break
                    yield component


def postorder(graph: Graph, entry: int = 0) -> list[int]:
    """The nodes in the order in which a depth-first search leaves them."""
    order: list[int] = []
    seen = {entry}
    search = [(entry, iter(graph[entry]))]
    while search:
        node, successors = search[-1]
        successor = next((each for each in successors if each not in seen), None)
        if successor is None:
            order.append(node)
            search.pop()
        else:
            seen.add(successor)
            search.append((successor, iter(graph[successor])))
    return order


def reverse_postorder(graph: Graph, entry: int = 0) -> list[int]:
    """An order in which each node comes after those that dominate it."""
    return postorder(graph, entry)[::-1]


def predecessors(graph: Graph) -> list[list[int]]:
    """The graph with its edges turned around."""
    found: list[list[int]] = [[] for _ in graph]
    for node, successors in enumerate(graph):
        for successor in successors:
            found[successor].append(node)
    return found


def dominators(graph: Graph, entry: int = 0) -> list[int | None]:
    """The immediate dominator of each node; the entry's own is itself.

    The algorithm is that of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001)."""
    order = postorder(graph, entry)
    number = {node: position for position, node in enumerate(order)}
    before = predecessors(graph)
    found: dict[int, int] = {entry: entry}
    changed = True
    while changed:
        changed = False
        for node in reversed(order[:-1]):
            known = [each for each in before[node] if each in found]
            common = known[0]
            for other in known[1:]:
                while common != other:
                    if number[common] < number[other]:
                        common = found[common]
                    else:
                        other = found[other]
            if found.get(node) != common:
                found[node], changed = common, True
    return [found.get(node) for node in range(len(graph))]


def postdominators(graph: Graph, exit: int) -> list[int | None]:
    """The immediate postdominator of each node that leads to `exit`; the exit's own is itself."""
    return dominators(predecessors(graph), exit)


def dominates(immediate: Sequence[int | None], node: int, other: int) -> bool:
    """Whether all paths to `other` go through `node`, given the immediate dominators; each node dominates itself."""
    while other != node:
        above = immediate[other]
        if above is None or above == other:
            return False
        other = above
    return True


def natural_loops(graph: Graph, entry: int = 0) -> dict[int, set[int]]:
    """The nodes of each loop by its header, to which all edges from inside go back. Raises `Irreducible`."""
    order = reverse_postorder(graph, entry)
    position = {node: at for at, node in enumerate(order)}
    immediate = dominators(graph, entry)
    latches: dict[int, list[int]] = {}
    for node in order:
        for header in graph[node]:
            if position[header] > position[node]:
                continue
            if not dominates(immediate, header, node):
                raise Irreducible
            latches.setdefault(header, []).append(node)
    return {header: natural_loop(graph, header, each) & position.keys() for header, each in latches.items()}


def natural_loop(graph: Graph, header: int, latches: Iterable[int]) -> set[int]:
    """The nodes from which control comes to one of the `latches` without the header, which dominates these, and it."""
    before = predecessors(graph)
    loop, pending = {header}, list(latches)
    while pending:
        node = pending.pop()
        if node not in loop:
            loop.add(node)
            pending += before[node]
    return loop
