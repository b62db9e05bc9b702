"""The algorithms on control-flow graphs against their definitions, by enumeration of paths in small random graphs."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given

from interp.ir import cfg
from interp.ir.cfg import Graph
from tests.interp.ir.graphs import graphs, paths_avoid


def _reached(graph: Graph) -> set[int]:
    return {node for node in range(len(graph)) if paths_avoid(graph, 0, node)}


def _dominates(graph: Graph, node: int, other: int, entry: int = 0) -> bool:
    """By definition: no path from the entry to `other` avoids `node`."""
    return node == other or not paths_avoid(graph, entry, other, node)


@given(graphs())
def test_reachable_nodes(graph: Graph) -> None:
    assert sorted(cfg.reachable(graph, [0])) == sorted(_reached(graph))
    for avoided in range(len(graph)):
        found = {node for node in range(len(graph)) if paths_avoid(graph, 0, node, avoided)}
        assert set(cfg.reachable(graph, [0], avoided)) == found


@given(graphs())
def test_postorder_leaves_a_node_after_all_that_it_leads_to_but_for_cycles(graph: Graph) -> None:
    order = cfg.postorder(graph)
    assert sorted(order) == sorted(_reached(graph))
    assert order[-1] == 0
    for place, node in enumerate(order):
        for successor in graph[node]:
            assert order.index(successor) <= place or paths_avoid(graph, successor, node)
    assert cfg.reverse_postorder(graph) == order[::-1]


@given(graphs())
def test_reverse_postorder_has_dominators_first(graph: Graph) -> None:
    order = cfg.reverse_postorder(graph)
    for place, node in enumerate(order):
        assert not any(_dominates(graph, later, node) for later in order[place + 1 :])


@given(graphs())
def test_the_immediate_dominator_is_the_strict_dominator_that_all_others_dominate(graph: Graph) -> None:
    found = cfg.dominators(graph)
    reached = _reached(graph)
    assert found[0] == 0
    for node in range(1, len(graph)):
        if node not in reached:
            assert found[node] is None
            continue
        strict = {each for each in reached if each != node and _dominates(graph, each, node)}
        (nearest,) = [each for each in strict if all(_dominates(graph, other, each) for other in strict)]
        assert found[node] == nearest


@given(graphs())
def test_dominance_is_read_from_immediate_dominators(graph: Graph) -> None:
    immediate = cfg.dominators(graph)
    for node in _reached(graph):
        for other in _reached(graph):
            assert cfg.dominates(immediate, node, other) == _dominates(graph, node, other)


@given(graphs())
def test_postdominators_are_on_all_paths_to_the_exit(graph: Graph) -> None:
    end = len(graph)
    graph = [*(list(successors) or [end] for successors in graph), []]
    found = cfg.postdominators(graph, end)
    leading = {node for node in range(end + 1) if paths_avoid(graph, node, end)}
    for node in range(end):
        if node not in leading:
            assert found[node] is None
            continue
        strict = {each for each in leading if each != node and not paths_avoid(graph, node, end, each)}
        assert found[node] in strict
        assert all(other == found[node] or not paths_avoid(graph, node, other, found[node]) for other in strict)


def _is_cyclic(graph: Graph, nodes: set[int]) -> bool:
    """Whether a set of nodes is strongly connected without others."""
    inner = [[each for each in successors if each in nodes] if n in nodes else [] for n, successors in enumerate(graph)]
    return all(paths_avoid(inner, one, other) for one in nodes for other in nodes)


def _is_reducible(graph: Graph) -> bool:
    try:
        cfg.natural_loops(graph)
    except cfg.Irreducible:
        return False
    return True


@given(graphs())
def test_a_graph_is_reducible_where_each_cycle_has_a_node_that_dominates_it(graph: Graph) -> None:
    reached = sorted(_reached(graph))
    cycles = [
        set(nodes)
        for size in range(2, len(reached) + 1)
        for nodes in combinations(reached, size)
        if _is_cyclic(graph, set(nodes))
    ]
    expected = all(any(all(_dominates(graph, node, each) for each in nodes) for node in nodes) for nodes in cycles)
    assert _is_reducible(graph) == expected


@given(graphs())
def test_a_natural_loop_is_what_leads_back_to_its_header_without_passing_it(graph: Graph) -> None:
    if not _is_reducible(graph):
        return
    reached = _reached(graph)
    latches: dict[int, set[int]] = {}
    for node in reached:
        for header in graph[node]:
            if _dominates(graph, header, node):
                latches.setdefault(header, set()).add(node)
    expected = {
        header: {header}
        | {node for node in reached if any(paths_avoid(graph, node, latch, header) for latch in latches[header])}
        for header in latches
    }
    assert cfg.natural_loops(graph) == expected


def test_a_loop_with_two_entries_is_irreducible() -> None:
    with pytest.raises(cfg.Irreducible):
        cfg.natural_loops([[1, 2], [2], [1]])


def test_long_chains_cost_no_stack() -> None:
    size = 20_000
    graph = [[node + 1] for node in range(size)] + [[]]
    assert cfg.postorder(graph) == list(range(size, -1, -1))
    assert cfg.dominators(graph)[size] == size - 1
