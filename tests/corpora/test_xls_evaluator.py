"""Labels of the corpus of XLS, by an evaluator of its IR, iverilog and a second interpreter of MLIR: both sides on the
same bits, and neither by the machine of the tool."""

from __future__ import annotations

import random
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from corpora.fpga.xls.execution import function_of, simulate
from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT as PROJECT
from tests.corpora.native_form import native_form
from tests.corpora.xls_evaluator import Type, evaluate, read, value_of, width_of
from tests.simulation.labels import results_of
from tests.simulation.memory import allocate
from tests.simulation.writing import Program

PAIRS = [pair for name in ("xls", "xls-reported") for pair in read_corpus(PROJECT / "corpora" / "fpga" / name)]
Leaves = list[Any]
"""The bits of all elements of a value, in order; None where a simulator does not know."""


def _rows(types: tuple[int, ...]) -> list[list[int]]:
    """Bits for ports of these widths: any, few that are set, many, small numbers and the ends, and few bits above
    zeros; the more, the fewer bits there are."""
    chance = random.Random(sum(types))
    found = []
    for number in range(next(count for most, count in ((40, 400), (300, 150), (4096, 30)) if sum(types) <= most)):
        row = []
        for width in types:
            bits = chance.getrandbits(width)
            if number % 5 == 1:
                bits &= chance.getrandbits(width) & chance.getrandbits(width)
            elif number % 5 == 2:
                bits |= chance.getrandbits(width) | chance.getrandbits(width)
            elif number % 5 == 3:
                bits = chance.choice((0, 1, 2, 3, bits & 7, (1 << width) - 1, 1 << width - 1, 1 << width >> 2))
            elif number % 5 == 4:
                bits = (bits << 2 | chance.choice((1, 2, 3))) << chance.randrange(width)
            row.append(bits & (1 << width) - 1)
        found.append(row)
    return found


def _leaves(value: Any) -> Leaves:
    return [leaf for each in value for leaf in _leaves(each)] if isinstance(value, (list, tuple)) else [value]


@cache
def _functions(path: Path) -> Any:
    return read(path.read_text())


def _types(pair: CorpusPair) -> tuple[tuple[Type, ...], Type]:
    """Those of the parameters and of the result, by the side that is a function of XLS."""
    side = (pair.source, pair.function) if pair.source.suffix == ".xlsir" else (pair.target, pair.target_function)
    function = _functions(side[0])[side[1].partition("@")[0]]
    return tuple(type_ for _, type_ in function.parameters), function.type


@cache
def _evaluated(path: Path, name: str) -> list[Leaves]:
    functions = _functions(path)
    types = [type_ for _, type_ in functions[name].parameters]
    rows = _rows(tuple(map(width_of, types)))
    return [
        _leaves(evaluate(functions, name, [value_of(*each) for each in zip(types, row, strict=True)])) for row in rows
    ]


def _found(pair: CorpusPair, path: Path, name: str, rows: list[list[int]]) -> list[Leaves]:
    types, result = _types(pair)
    given = [[value_of(type_, bits) for type_, bits in zip(types, row, strict=True)] for row in rows]
    plain = name.partition("@")[0]
    if path.suffix == ".xlsir":
        return _evaluated(path, plain)
    if path.suffix == ".mlir":
        return [
            [each & (1 << width) - 1 for each, width in zip(leaves, _widths(result), strict=True)]
            for leaves in _interpreted(path, plain, types, given)
        ]
    side = pair.source.read_text(), pair.function.partition("@")
    function = function_of(side[0], side[1][0])
    latency = int(side[1][2].partition("+")[2] or 0)
    found = simulate(path.read_text(), plain, function, rows, latency)
    return [[int(each) for each in re.findall(r"bits\[\d+\]:(\d+)", text)] if text != "x" else [None] for text in found]


def _interpreted(path: Path, name: str, types: tuple[Type, ...], given: list[list[Any]]) -> list[list[int]]:
    """What a program in MLIR gives, as numbers with a sign."""
    text = path.read_text()
    program = Program(native_form(text) if "tensor<" in text else text)
    found = []
    for row in given:
        arguments = []
        for type_, value in zip(types, row, strict=True):
            leaves = [_signed(each, _widths(type_)[0]) for each in _leaves(value)]
            arguments.append(allocate(_shape(type_), 1, leaves) if isinstance(type_, list) else leaves[0])
        results = program.parameters[name][len(arguments) :]
        outputs = [allocate([int(each) for each in re.findall(r"(\d+)x", type_)], 1) for type_ in results]
        handed = results_of(program, name, [*arguments, *outputs])
        found.append(_leaves([*handed, *(each.buffer.values for each in outputs)]))
    return found


def _shape(type_: Type) -> list[int]:
    return [type_[1], *_shape(type_[0])] if isinstance(type_, list) else []


def _widths(type_: Type) -> list[int]:
    """Those of the elements of a value, in order."""
    if isinstance(type_, list):
        return _widths(type_[0]) * int(type_[1])
    return [each for one in type_ for each in _widths(one)] if isinstance(type_, tuple) else [int(type_)]


def _signed(bits: int, width: int) -> int:
    return bits - (1 << width) if bits >> width - 1 and width > 1 else bits


@pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not installed")
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_labels_are_those_of_other_runs(pair: CorpusPair) -> None:
    rows = _rows(tuple(map(width_of, _types(pair)[0])))
    before, after = (
        _found(pair, path, name, rows)
        for path, name in ((pair.source, pair.function), (pair.target, pair.target_function))
    )
    alike = [left == right for left, right in zip(before, after, strict=False)]
    assert len(alike) > len(rows) // 2
    assert all(alike) == (pair.expected == "equivalent")
