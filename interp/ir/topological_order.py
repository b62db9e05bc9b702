"""Evaluation orders: each node of a dependence graph after those that it depends on."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator
from typing import Generic, TypeVar

Node = TypeVar("Node", bound=Hashable)


class DependsOnItself(Exception, Generic[Node]):
    """The `nodes` of a cycle: each depends on the next one, and the last one on the first."""

    def __init__(self, nodes: list[Node]) -> None:
        super().__init__(f"a cycle of {len(nodes)} nodes")
        self.nodes = nodes


def topological_order(
    wanted: Iterable[Node], needs: Callable[[Node], Iterable[Node]], known: Container[Node] = ()
) -> Iterator[Node]:
    """The nodes that are `wanted` and all that they need, but for those `known`: each one time, after what it needs,
    and otherwise in the order in which these are named. `needs` is asked once for each node; what it raises comes
    through. Raises `DependsOnItself`.

    This is a depth-first search on a stack of its own, so that depth costs no recursion."""
    done: set[Node] = set()
    for start in wanted:
        if start in done or start in known:
            continue
        path = {start: iter(needs(start))}
        while path:
            node, following = next(reversed(path.items()))
            missing = next((each for each in following if each not in done and each not in known), None)
            if missing is None:
                path.popitem()
                done.add(node)
                yield node
            elif missing in path:
                nodes = list(path)
                raise DependsOnItself(nodes[nodes.index(missing) :])
            else:
                path[missing] = iter(needs(missing))
