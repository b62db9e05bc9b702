"""Evaluation orders, held to a plain search for paths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interp.ir.cfg import Graph
from interp.ir.topological_order import DependsOnItself, topological_order
from tests.interp.ir.graphs import graphs, paths_avoid


def _is_on_a_cycle(graph: Graph, node: int) -> bool:
    return any(paths_avoid(graph, following, node) for following in graph[node])


@given(graphs(), st.sets(st.integers(0, 7)), st.data())
def test_each_node_comes_once_and_after_what_it_needs_unless_there_is_a_cycle(
    graph: Graph, known: set[int], data: st.DataObject
) -> None:
    wanted = data.draw(st.lists(st.integers(0, len(graph) - 1)))
    asked: list[int] = []

    def needs(node: int) -> list[int]:
        asked.append(node)
        return list(graph[node])

    unknown = [
        [] if node in known else [each for each in graph[node] if each not in known] for node in range(len(graph))
    ]
    reached = {
        node
        for start in wanted
        for node in range(len(graph))
        if start not in known and node not in known and paths_avoid(unknown, start, node)
    }
    found: list[int] = []
    try:
        for node in topological_order(wanted, needs, known):
            assert all(each in found or each in known for each in graph[node])
            found.append(node)
    except DependsOnItself as cycle:
        nodes = cycle.nodes
        assert all(after in graph[node] for node, after in zip(nodes, [*nodes[1:], nodes[0]], strict=True))
        assert set(nodes) <= reached
    else:
        assert sorted(found) == sorted(reached)
        assert not any(_is_on_a_cycle(unknown, node) for node in reached)
    assert len(asked) == len(set(asked))


def test_depth_costs_no_recursion() -> None:
    assert list(topological_order([100_000], lambda node: [node - 1] if node else [])) == list(range(100_001))


def test_nodes_come_in_the_order_in_which_they_are_needed() -> None:
    needs = {"a": "cb", "b": "d", "c": "", "d": "", "e": "ab"}
    assert list(topological_order("eb", lambda node: needs[node])) == ["c", "d", "b", "a", "e"]


def test_what_is_needed_may_be_unknown() -> None:
    with pytest.raises(KeyError, match="c"):
        list(topological_order("a", {"a": "b", "b": "c"}.__getitem__))


def test_what_is_known_is_not_asked_for() -> None:
    assert list(topological_order("ab", {"a": "c", "b": "a"}.__getitem__, known={"c"})) == ["a", "b"]
