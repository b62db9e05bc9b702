"""The corpora of HLS C++: every verdict is the expected one, and native runs of what clang made agree with it and with
what numpy computes."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from torch_mlir.execution_engine import ExecutionEngine
from torch_mlir.ir import Context, Module

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected
from tests.oracle import Arrays, run

ROOT = PROJECT / "corpora" / "fpga"
PAIRS = [pair for name in ("hls", "hls4ml") for pair in read_corpus(ROOT / name)]
Array = NDArray[Any]
# By family: the type of the elements, and how many each argument has.
ARGUMENTS: dict[str, tuple[type, tuple[int, ...]]] = {
    "banked-loops": (np.int32, (64, 64, 64)),
    "beamforming": (np.float32, (60, 24, 34)),
    "binary-training": (np.float32, (32, 24, 12, 32, 24)),
    "dense": (np.int16, (4, 5, 20, 5)),
    "dense-saturating": (np.int16, (4, 5, 20, 5)),
    "jet-tagger": (np.int16, (16, 64, 32, 32, 5, 1024, 2048, 1024, 160, 5)),
    "jet-tagger-softmax": (np.int16, (16, 64, 32, 32, 5, 1024, 2048, 1024, 160, 1024, 5)),
    "lenet": (np.int16, (36, 3, 3, 27, 36, 3)),
    "lstm": (np.int16, (6, 12, 12, 36, 36, 3)),
    "lstm-relu": (np.int16, (6, 12, 12, 36, 36, 3)),
}
POWERS = {"jet-tagger-softmax": 9}  # the position of a table of exp, whose words are of 32 bits
OUTPUTS = {"binary-training": 2}  # the last arguments; elsewhere the last one


def _ids(pair: CorpusPair) -> str:
    return f"{pair.source.parent.parent.name}-{pair.full_name}"


@pytest.mark.parametrize("pair", PAIRS, ids=_ids)
def test_every_verdict_is_the_expected_one(pair: CorpusPair) -> None:
    require_expected(pair)


# -- native runs -------------------------------------------------------------------------------------------------------


def _drawn(family: str, seed: int) -> list[Array]:
    """Numbers of the size of weights: sums overflow in a few of the runs only."""
    element, lengths = ARGUMENTS[family]
    draw = np.random.default_rng(seed)
    if element is np.float32:
        drawn = [draw.normal(size=length).astype(element) for length in lengths]
        for each in drawn:
            each[::7] = 0
        return drawn
    most = 6000 if family == "dense-saturating" else 3000
    drawn = [draw.integers(-most, most, length).astype(element) for length in lengths]
    if family in POWERS:
        drawn[POWERS[family]] = draw.integers(0, most, lengths[POWERS[family]]).astype(np.int32)
    return drawn


def _run(path: Path, family: str, seeds: range) -> list[list[Array]]:
    """What a program in LLVM form, or a loop nest, leaves in its outputs, for each seed."""
    if path.stem == "loops":
        outcomes = run(path.read_text(), "kernel", [({}, Arrays(tuple(_drawn(family, seed)))) for seed in seeds])
        assert {each.status for each in outcomes} == {"finished"}
        return [[each.reshape(-1) for each in outcome.outputs[-OUTPUTS.get(family, 1) :]] for outcome in outcomes]
    found = []
    with Context():
        engine = ExecutionEngine(Module.parse(path.read_text()), opt_level=1)
        call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(engine.raw_lookup("kernel"))
        for seed in seeds:
            arrays = _drawn(family, seed)
            pointers = [ctypes.c_void_p(each.ctypes.data) for each in arrays]
            packed = (ctypes.c_void_p * len(pointers))(*(ctypes.addressof(each) for each in pointers))
            call(ctypes.cast(packed, ctypes.c_void_p))
            found.append(arrays[-OUTPUTS.get(family, 1) :])
    return found


def _alike(one: list[Array], other: list[Array]) -> bool:
    return all(np.array_equal(x, y) for x, y in zip(one, other, strict=True))


def _near(one: list[Array], other: list[Array]) -> bool:
    return all(np.allclose(x, y, rtol=1e-4, atol=1e-4) for x, y in zip(one, other, strict=True))


@pytest.mark.parametrize("pair", PAIRS, ids=_ids)
def test_native_runs_agree_with_the_verdict(pair: CorpusPair) -> None:
    seeds = range(100)
    one, other = (_run(path, pair.family, seeds) for path in (pair.source, pair.target))
    alike = _alike if pair.level == "bitwise" else _near
    same = all(alike(*each) for each in zip(one, other, strict=True))
    assert same == (pair.expected == "equivalent")


# -- what numpy computes -----------------------------------------------------------------------------------------------


def _wrapped(numbers: Array) -> Array:
    return numbers.astype(np.int16).astype(np.int64)


def _dense(x: Array, b: Array, w: Array) -> Array:
    """Products of ap_fixed<16,6>, each cut off to ten places, in sums that wrap around."""
    return _wrapped((x[:, None] * w.reshape(len(x), len(b)) >> 10).sum(0) + b)


def _jet_tagger(x: Array, *numbers: Array) -> Array:
    for b, w in zip(numbers[:4], numbers[4:], strict=True):
        y = _dense(x, b, w)
        x = np.maximum(y, 0)
    return y


def _softmax_tagger(x: Array, *numbers: Array) -> Array:
    """By tables: of exp, at the ten highest bits of how far a number is below the largest one, and of the reciprocal,
    at those of the sum."""
    y = _jet_tagger(x, *numbers[:-1])
    powers = _wrapped(numbers[-1][(y.max() - y & 0x7FFF) >> 5])
    at = int(_wrapped(powers.sum()[None])[0]) >> 8
    reciprocal = np.clip(np.floor(np.float32(1) / np.float32(at / 4) * 1024 + 0.5), -131072, 131071).astype(np.int64)
    return _wrapped(powers * reciprocal >> 10)


def _lenet(x: Array, b2: Array, b6: Array, w2: Array, w6: Array) -> Array:
    image, maps = x.reshape(6, 6), np.zeros((4, 4, 3), np.int64)
    for row, column in np.ndindex(4, 4):
        maps[row, column] = _dense(image[row : row + 3, column : column + 3].reshape(-1), b2, w2)
    sums = np.maximum(maps, 0).reshape(2, 2, 2, 2, 3).sum((1, 3))
    return _dense(np.trunc(_wrapped(sums).reshape(-1) / 4).astype(np.int64), b6, w6)


def _table(function: Any, span: float, size: int = 64) -> Array:
    """A function on `size` numbers from -span/2 on, in ap_fixed<18,8>."""
    numbers = np.float32(span) * (np.arange(size) - np.float32(size / 2)) / np.float32(size)
    return np.floor(function(numbers.astype(np.float32)).astype(np.float64) * 1024).astype(np.int64)


def _looked_up(table: Array, span: int, x: Array) -> Array:
    at = np.trunc(x * (len(table) / span / 1024)).astype(np.int64) + len(table) // 2
    return _wrapped(table[np.clip(at, 0, len(table) - 1)])


def _lstm(x: Array, b: Array, br: Array, w: Array, wr: Array) -> Array:
    sigmoids, tangents = _table(lambda each: 1 / (1 + np.exp(-each)), 16), _table(np.tanh, 8)
    h = s = np.zeros(3, np.int64)
    for step in x.reshape(2, 3):
        gates = _wrapped(_dense(step, b, w) + _dense(h, br, wr))
        i, f, o = (_looked_up(sigmoids, 16, gates[at : at + 3]) for at in (0, 3, 9))
        s = _wrapped((_looked_up(tangents, 8, gates[6:9]) * i + s * f) >> 10)
        h = _wrapped(o * _looked_up(tangents, 8, s) >> 10)
    return h


_NETWORKS = {
    "dense": lambda *given: np.maximum(_dense(*given), 0),
    "jet-tagger": _jet_tagger,
    "jet-tagger-softmax": _softmax_tagger,
    "lenet": _lenet,
    "lstm": _lstm,
}


@pytest.mark.parametrize("family", _NETWORKS)
def test_hls4ml_agrees_with_numpy(family: str) -> None:
    seeds = range(30)
    found = _run(ROOT / "hls4ml" / family / "latency-1.mlir", family, seeds)
    for seed, (y,) in zip(seeds, found, strict=True):
        given = [each.astype(np.int64) for each in _drawn(family, seed)[:-1]]
        np.testing.assert_array_equal(y, _NETWORKS[family](*given))


@pytest.mark.parametrize("family", ["banked-loops", "beamforming", "binary-training"])
def test_designs_agree_with_numpy(family: str) -> None:
    designs = sorted({pair.target for pair in PAIRS if pair.family == family and pair.expected == "equivalent"})
    seeds = range(5)
    for path in designs:
        for seed, outputs in zip(seeds, _run(path, family, seeds), strict=True):
            arrays = _drawn(family, seed)
            if family == "banked-loops":
                expected = [(arrays[0].reshape(8, 8) @ arrays[1].reshape(8, 8)).reshape(-1)]
            elif family == "beamforming":
                x, w = arrays[0].reshape(3, 20), arrays[1].reshape(2, 3, 4)
                windows = np.lib.stride_tricks.sliding_window_view(x, 4, axis=1)
                expected = [np.einsum("stk,bsk->bt", windows, w).reshape(-1)]
            else:
                x, w, dy = arrays[0].reshape(4, 8), arrays[1].reshape(8, 3), arrays[2].reshape(4, 3)
                gradient = np.where(np.abs(w) <= 1, x.T @ dy, 0)
                expected = [(dy @ np.where(w >= 0, 1, -1).T).reshape(-1), gradient.reshape(-1)]
            for found, wanted in zip(outputs, expected, strict=True):
                np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-5)
