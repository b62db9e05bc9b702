"""Small graphs for tests."""

from __future__ import annotations

from hypothesis import strategies as st

from interp.ir.cfg import Graph


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Graphs of up to eight nodes with at most three edges from each, entered at node 0."""
    size = draw(st.integers(1, 8))
    return [draw(st.lists(st.integers(0, size - 1), max_size=3)) for _ in range(size)]


def paths_avoid(graph: Graph, start: int, goal: int, avoided: int | None = None) -> bool:
    """Whether there is a path between two nodes that does not go through a third one."""
    found = {start} - {avoided}
    while True:
        more = {each for node in found for each in graph[node] if each != avoided} - found
        if not more:
            return goal in found
        found |= more
