"""Graphs as loops and choices: what is done is the same, in the same order, whichever way is taken."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from interp.ir.cfg import Graph
from interp.ir.structuring import AGAIN, END, Choice, Item, Loop, Unstructured, structured


def _walked(graph: Graph, choices: Iterator[int]) -> list[int]:
    """The nodes on a way through a graph."""
    node, found = 0, []
    while node != END:
        found.append(node)
        following = graph[node]
        node = following[0] if len(following) == 1 else following[next(choices)]
    return found


def _done(items: Sequence[Item], choices: Iterator[int], found: list[int]) -> bool:
    """Does what a structure says; whether it ends with another round."""
    for item in items:
        if isinstance(item, Loop):
            while _done(item.body, choices, found):
                pass
        elif isinstance(item, Choice):
            found.append(item.node)
            if _done(item.arms[next(choices)], choices, found):
                return True
        elif item == AGAIN:
            return True
        else:
            found.append(item)
    return False


GRAPHS: dict[str, Graph] = {
    "sequence": [[1], [END]],
    "choice": [[1, 2], [3], [3], [END]],
    "way around": [[1, 2], [2], [END]],
    "loop": [[1], [2, 3], [1], [END]],
    "loop that waits": [[0, 1], [END]],
    "loop with two ends": [[1], [2, 4], [3, 1], [4], [END]],
    "loop in a loop": [[1], [2, 4], [2, 3], [1], [END]],
    "choice in a loop": [[1, 4], [2, 3], [0], [0], [END]],
    "loop in an arm": [[1, 3], [1, 2], [3], [END]],
    "two ways back": [[1], [1, 2], [1, 3], [END]],
    "early end": [[1, END], [2, END], [0, END]],
}


@pytest.mark.parametrize("graph", GRAPHS.values(), ids=GRAPHS)
def test_every_way_does_the_same(graph: Graph) -> None:
    items = structured(graph)
    generator = random.Random(3)
    for _ in range(200):
        taken = [generator.randrange(2) for _ in range(500)]
        found: list[int] = []
        assert not _done(items, iter(taken), found)
        assert found == _walked(graph, iter(taken))


def test_random_graphs() -> None:
    generator, compared = random.Random(7), 0
    for _ in range(200):
        size = generator.randrange(2, 9)
        choices = [generator.choice((1, 2, 2)) for _ in range(size - 1)]
        graph = [*(generator.sample([*range(1, size), END], count) for count in choices), [END]]
        try:
            items = structured(graph) if _ends_everywhere(graph) else None
        except Unstructured:
            continue
        if items is None:
            continue
        compared += 1
        for _ in range(5):
            taken = [generator.randrange(2) for _ in range(1000)]
            found: list[int] = []
            assert not _done(items, iter(taken), found)
            assert found == _walked(graph, iter(taken)), graph
    assert compared > 25


def _ends_everywhere(graph: Graph) -> bool:
    ending = {END}
    while True:
        more = {node for node, following in enumerate(graph) if ending & set(following)} - ending
        if not more:
            return ending >= set(range(len(graph)))
        ending |= more


def test_what_is_too_deep_has_no_structure() -> None:
    with pytest.raises(Unstructured):
        structured([*([END, node + 1] for node in range(3000)), [END]])


def test_loops_with_two_beginnings_have_no_structure() -> None:
    with pytest.raises(Unstructured):
        structured([[1, 2], [2], [1, END]])
