"""PIMCOMP's streams: what is not modelled is named with its place, vectors are read before they are written, and cores
that wait for one another for ever are found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from corpora.npu.pimcomp.cases import columns, gathered, grouped, rows
from corpora.npu.pimcomp.stream import Stream
from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import SyntaxProblem, UnknownFunction, Unsupported
from frontends.pimcomp.source import Source

Check = Callable[[Stream, Stream], Verdict]
ROWS, COLUMNS, GATHERED, GROUPED = (make().stream for make in (rows, columns, gathered, grouped))


@pytest.fixture
def check(tmp_path: Path) -> Check:
    def run(source: Stream, target: Stream) -> Verdict:
        paths = [tmp_path / "source.json", tmp_path / "target.json"]
        for path, stream in zip(paths, (source, target), strict=True):
            path.write_text(stream.text)
        return verify(*paths, function="main", accept=("reassociated",), seed=1)

    return run


def _lower(text: str) -> None:
    Source(text, "stream.json").lower("main")


@pytest.mark.parametrize(
    ("stream", "said"),
    [
        (ROWS.changed(0, "VRELU", 0, operation="VTANH"), "'VTANH' is not supported"),
        (ROWS.changed(0, "MVMUL", 0, source=3), "array group 3, which does not exist"),
        (ROWS.changed(0, "MVMUL", 0, input_element_num=7), "7 by 6 elements for 8 by 6 weights"),
        (ROWS.changed(0, "LD", 0, stage="OTHER"), "one at the stage OTHER"),
        (ROWS.changed(0, "LD", 0, source_address=1), "node -1, which does not exist"),
        (COLUMNS.changed(0, "LD", 0, source_address=-2), "node 2, which does not exist"),
        (ROWS.changed(0, "LD", 3, source_offset=1), "a bias of 'fc', which has none"),
        (ROWS.changed(0, "ST", 0, node_index=0), "a store to the input"),
        (ROWS.changed(0, "ST", 0, element_num=0), "0 elements from"),
        (ROWS.changed(0, "VVADD", 0, source_1_address=-9), "elements from -9 on"),
        (GATHERED.without(0, "RECV", 0), "one without a RECV"),
        (GATHERED.changed(0, "SEND", 0, to_core=0), "one to core 0 that core 1 receives"),
        (GATHERED.changed(1, "RECV", 0, from_core=1), "one from core 1 that core 0 sends"),
        (GATHERED.changed(1, "RECV", 0, element_num=7), "a different number of elements"),
        (GATHERED.changed(0, "RECV", 0, comm_index=0), "a second one of the same number"),
    ],
)
def test_what_is_not_modelled_is_named(stream: Stream, said: str) -> None:
    with pytest.raises(Unsupported) as raised:
        _lower(stream.text)
    assert said in str(raised.value)


def _changed(stream: Stream, **members: Any) -> str:
    """The text of a stream, with other members of its first array group or of its last node."""
    document = json.loads(stream.text)
    for name, value in members.items():
        entry = document["AG_info"][0] if name in document["AG_info"][0] else document["node_list"][-1]
        (entry if name in entry else entry["param"])[name] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("members", "said"),
    [
        ({"height_end": 40}, "cells outside of the 16 by 4 weights"),
        ({"node_name": "x"}, "'x', which is not a node with weights"),
        (
            {"crossbar": [{"width_start": 0, "width_end": 1}, {"width_start": 3, "width_end": 3}], "crossbar_num": 2},
            "not consecutive",
        ),
        ({"crossbar_num": 2}, "differs from the one stated"),
        ({"AG_index": 1}, "index is not its position"),
        ({"group": 3}, "3 groups of 4 channels"),
        ({"output_dim": [2, 4, 2, 2]}, "neither [1, C, H, W]"),
        ({"new_node_index": 0}, "index is not its position"),
    ],
)
def test_networks_that_do_not_fit_are_named(members: dict[str, Any], said: str) -> None:
    with pytest.raises(Unsupported) as raised:
        _lower(_changed(GROUPED, **members))
    assert said in str(raised.value)


def test_a_place_is_that_of_the_instruction() -> None:
    text = ROWS.changed(0, "VRELU", 0, operation="VTANH").text
    line = next(number for number, each in enumerate(text.splitlines(), 1) if "VTANH" in each)
    with pytest.raises(Unsupported) as raised:
        _lower(text)
    assert str(raised.value.place) == f"stream.json:{line}:1"


@pytest.mark.parametrize(
    "text", ["[]", "{", '{"a": 1,}', '{"a": 1} 2', '{"a": 1, "a": 2}', "{'a': 1}", '{"a" 1}', "{}"]
)
def test_what_is_no_stream_is_an_error(text: str) -> None:
    with pytest.raises(SyntaxProblem):
        _lower(text)


def test_a_member_of_another_type_is_an_error() -> None:
    with pytest.raises(SyntaxProblem, match="needs an integer 'element_num'"):
        _lower(ROWS.text.replace('"element_num": 6', '"element_num": "6"'))


def test_a_function_that_there_is_not() -> None:
    with pytest.raises(UnknownFunction):
        Source(ROWS.text, "stream.json").lower("other")


def _moved(places: list[int]) -> Stream:
    """Five elements, each loaded to a place of its own, doubled, and moved by two places at once."""
    stream = Stream()
    x = stream.node("x", "OP_INPUT", (1, 5), [])
    y = stream.node("y", "OP_ELTWISE", (1, 5), [x])
    start = stream.room(0, 12)
    stream.load(0, y, x, 0, start, 5)
    stream.two(0, "VVADD", y, (start, start), start, 5)
    for place in places:
        stream.one(0, "LMV", y, start + place, start + place + 2, 5 if len(places) == 1 else 1)
    stream.store(0, y, start + 2, 0, 5)
    return stream


def test_a_vector_is_read_before_it_is_written(check: Check) -> None:
    at_once = _moved([0])
    assert check(at_once, _moved([4, 3, 2, 1, 0])).verdict == "equivalent"
    assert check(at_once, _moved([0, 1, 2, 3, 4])).verdict == "different"


def test_cores_meet(check: Check) -> None:
    """Both send first: neither can go on before the other one receives."""
    crossed = GATHERED.moved(1, "SEND", 0, ("RECV", 0))
    verdict = check(GATHERED, crossed)
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert "nobody can go on" in verdict.witness.message


def test_the_order_of_a_crossbars_sums_is_its_own(tmp_path: Path) -> None:
    path = tmp_path / "stream.json"
    path.write_text(ROWS.text)
    assert verify(path, path, function="main", seed=1).verdict == "unknown"
