"""Labels of tpu-mlir's networks, held against an emulation of both sides on the same numbers, and the emulation of
quantized ones against what the tool's own interpreter makes of them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora.native_form import native_form
from tests.corpora.tpu_emulator import read_network, run_network
from tests.oracle import Arrays, run

FOLDER = ROOT / "corpora" / "npu" / "tpu"
PAIRS = read_corpus(FOLDER)
RUNS = json.loads((Path(__file__).parent / "quantized_runs.json").read_text())
_SPREADS = (1, 4, 4, 0.3)  # of the numbers of each run


def _arrays(path: Path) -> list[list[Any]]:
    """The inputs of each run, from the parameters of a network."""
    draw = np.random.default_rng(11)
    shapes = [shape for _, shape in read_network(path).parameters]
    return [[(draw.normal(size=shape) * spread).astype(np.float32) for shape in shapes] for spread in _SPREADS]


@cache
def _integers(path: Path, network: Path) -> list[Any]:
    """What native code makes of the network on integers."""
    outcomes = run(native_form(path.read_text()), "main", [({}, Arrays(tuple(each))) for each in _arrays(network)])
    assert {each.status for each in outcomes} == {"finished"}
    return [each.outputs[-1] for each in outcomes]


def _results(path: Path, pair: CorpusPair) -> list[Any]:
    if path.name == "integers.mlir":
        return _integers(path, pair.target)
    exact = pair.level == "real-any-precision"
    return [run_network(path, each, exact) for each in _arrays(pair.target)]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_labels_are_those_of_the_emulation(pair: CorpusPair) -> None:
    limit = {"bitwise": 0.0, "reassociated": 1e-4, "real-any-precision": 1e-9}[pair.level]
    alike = [
        np.allclose(left, right, rtol=limit, atol=limit)
        for left, right in zip(_results(pair.source, pair), _results(pair.target, pair), strict=True)
    ]
    assert all(alike) == (pair.expected == "equivalent")


@pytest.mark.parametrize("network", RUNS)
def test_quantized_networks_compute_what_the_tool_computes(network: str) -> None:
    for each in RUNS[network]:
        arrays = [np.array(array, np.float32) for array in each["inputs"]]
        found = run_network(FOLDER / f"quantized-{network}" / "0-lowered.mlir", arrays, exact=False)
        np.testing.assert_array_equal(found.reshape(-1), np.array(each["result"], np.float32).reshape(-1))
