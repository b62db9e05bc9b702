"""The corpus of NVDLA's traces: its files are what the script makes, every verdict is the expected one, what traces
become does natively what they do in numpy, and wrong ones do something else."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from corpora.npu.nvdla.produce import FAMILIES, ROOT, main
from equiv.corpus.manifests import CorpusPair, read_corpus, read_manifest
from frontends.nvdla.parts import split
from frontends.nvdla.source import translate
from tests.corpora.nvdla_model import Array, Model
from tests.corpora.verdicts import require_family
from tests.oracle import Outcome, inputs, run, runtime

SEEDS = (4, 5)  # any bytes, and small ones
MANY = (*SEEDS, 3, 7, 9, 11, 13, 15)
PAIRS = read_corpus(ROOT)
ELEMENTS = {"bias": np.int16, "factors": np.int16}


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(read_manifest(ROOT / family / "manifest.toml"))


# -- concrete runs -----------------------------------------------------------------------------------------------------


def _traces(path: Path) -> dict[str, str]:
    text = path.read_text()
    return {part.name: text[part.start : part.end] for part in split(text, str(path)) if part.is_trace}


def _drawn(text: str, seed: int) -> dict[str, Array]:
    """Numbers for the files that a trace loads, as native runs draw them."""
    model, found = Model(text, {}), {}
    for position, name in enumerate(model.arguments):
        element = ELEMENTS.get(name, np.int8)
        size, type = model.content(name, element).size, np.dtype(element).name.replace("int", "i")
        found[name] = inputs.values(type, (size,), seed, position)
    return found


RIGHT = sorted({path for pair in PAIRS if pair.expected == "equivalent" for path in (pair.source, pair.target)})


@pytest.mark.parametrize("path", [path for path in RIGHT if path.suffix != ".mlir"], ids=lambda path: path.name)
def test_traces_do_natively_what_they_do_in_numpy(path: Path) -> None:
    text = translate(path.read_text(), str(path)).text
    for name, trace in _traces(path).items():
        for seed, outcome in zip(SEEDS, run(text, name, [({}, seed) for seed in SEEDS]), strict=True):
            assert outcome.status == "finished", outcome.message
            model = Model(trace, _drawn(trace, seed))
            wanted, result = model.content("result", np.int8), model.arguments.index("result")
            settled = ~outcome.unsettled[result]
            assert np.array_equal(wanted[settled], outcome.outputs[result][settled])
            assert len(set(wanted[settled].tolist())) > 1


@pytest.mark.parametrize(
    "pair",
    [pair for pair in PAIRS if pair.source.suffix == ".cfg"],
    ids=lambda pair: pair.full_name,
)
def test_traces_agree_in_numpy_where_their_pairs_do(pair: CorpusPair) -> None:
    (source,), (target,) = _traces(pair.source).values(), _traces(pair.target).values()
    drawn = _drawn(source, SEEDS[-1])
    assert Model(source, drawn, late=True).content("result", np.int8).any()
    wanted = Model(source, drawn).content("result", np.int8)
    try:
        found = [Model(trace, drawn, late).content("result", np.int8) for trace in (source, target) for late in (0, 1)]
    except (ValueError, StopIteration):  # the target reads what is not there
        found = []
    alike = bool(found) and all(np.array_equal(each, wanted) for each in found)
    assert alike == (pair.expected == "equivalent")


def _player(trace: str, late: bool) -> tuple[int, runtime.Called]:
    """How many arguments a trace has, and what it does to them: it is played by the model."""
    names = Model(trace, {}).arguments

    def play(arguments: Sequence[tuple[int, int]]) -> None:
        memory = {}
        for name, (address, count) in zip(names, arguments, strict=True):
            element = np.dtype(ELEMENTS.get(name, np.int8))
            memory[name] = np.ctypeslib.as_array((ctypes.c_int8 * (count * element.itemsize)).from_address(address))
        model = Model(trace, {name: each.copy() for name, each in memory.items()}, late)
        for name, each in memory.items():
            each[:] = model.content(name, np.int8)[: each.size]

    return len(names), play


@cache
def _native(path: Path, late: bool = False) -> list[Outcome]:
    """What a program does, natively but for its traces, which the model plays."""
    text = path.read_text()
    if path.suffix == ".mlir":
        return run(text, "main", [({}, seed) for seed in MANY])
    (host,) = [text[part.start : part.end] for part in split(text, str(path)) if not part.is_trace]
    declared = {
        f"func.func private @{name}({types}) attributes {{llvm.emit_c_interface}}"
        for name, types in re.findall(r"call @(\w+)\(.*?\) : \((.*)\) -> \(\)", host)
    }
    with runtime.external({name: _player(trace, late) for name, trace in _traces(path).items()}):
        return run("\n".join([host, *declared]), "main", [({}, seed) for seed in MANY])


@pytest.mark.parametrize(
    "pair", [pair for pair in PAIRS if pair.source.suffix == ".mlir"], ids=lambda pair: pair.full_name
)
def test_hosts_whose_traces_the_model_plays_do_what_labels_say(pair: CorpusPair) -> None:
    wanted, alike = _native(pair.source), True
    for source, *targets in zip(wanted, *(_native(pair.target, late) for late in (False, True)), strict=True):
        assert source.status == "finished" and not source.unsettled[-1].any()
        assert len(set(source.outputs[-1].reshape(-1).tolist())) > 1
        for target in targets:
            assert target.status == "finished", target.message
            alike = alike and not target.unsettled[-1].any() and np.array_equal(source.outputs[-1], target.outputs[-1])
    assert alike == (pair.expected == "equivalent")
