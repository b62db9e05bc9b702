"""Floats of 24 bits in StableHLO: what IREE makes of the programs does natively what numpy and a rounding of patterns
do, wrong variants do not, and every verdict is the expected one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv.corpus.manifests import CorpusPair, read_manifest
from tests import ROOT
from tests.corpora.native_form import native_form
from tests.corpora.verdicts import require_expected
from tests.oracle import Arrays, run

PAIRS = read_manifest(ROOT / "corpora" / "fpga" / "stablehlo" / "fp24" / "manifest.toml")
COUNT = 4  # elements of each tensor
RUNS = 600
Floats = NDArray[np.float32]


def _rounded(numbers: NDArray[np.generic], exponent_bits: int = 8, fraction_bits: int = 15) -> Floats:
    """What StableHLO's specification says of `reduce_precision` on f32, on patterns."""
    given = np.asarray(numbers, np.float32)
    bits = given.view(np.uint32).astype(np.uint64)
    lost = 23 - fraction_bits
    if lost:
        bits = (bits + (1 << (lost - 1)) - 1 + (bits >> lost & 1)) >> lost << lost
    exponent, reach, sign = bits >> 23 & 255, (1 << (exponent_bits - 1)) - 1, bits & 0x80000000
    if exponent_bits < 8:
        bits = np.where(exponent > 127 + reach, sign | 0x7F800000, np.where(exponent <= 127 - reach, sign, bits))
    return np.where(np.isnan(given), given, bits.astype(np.uint32).view(np.float32))


def _wide(numbers: NDArray[np.generic]) -> Floats:
    return np.asarray(numbers, np.float32)


REFERENCES: dict[str, Callable[..., Floats]] = {
    "widened": lambda x: _rounded(_wide(x)),
    "narrowed": lambda x: _rounded(x),
    "tensor-float": lambda x: _rounded(x, 8, 10),
    "half-range": lambda x: _rounded(x, 5, 10),
    "product": lambda x, y: _rounded(_wide(x) * _wide(y)),
    "quotient": lambda x, y: _rounded(_wide(x) / _wide(y)),
    "normalized": lambda x, mean, scale: _rounded(_rounded(_wide(x) - _wide(mean)) * _wide(scale)),
}


def _inputs(program: str) -> list[tuple[NDArray[np.generic], ...]]:
    """Halves of all kinds, and of f32 also numbers near ties, near the ends of the range of halves, and subnormal."""
    draw = np.random.default_rng(24)
    count = REFERENCES[program].__code__.co_argcount
    found = []
    for turn in range(RUNS):
        if program in ("narrowed", "tensor-float", "half-range"):
            bits = draw.integers(0, 1 << 32, COUNT, np.uint64)
            if turn % 3 == 1:
                bits = bits >> 13 << 13 | draw.choice([0, 127, 128, 129, 256, 4095, 4096, 4097], COUNT).astype(
                    np.uint64
                )
            if turn % 3 == 2:
                bits = bits & 0x807FFFFF | draw.choice([0, 1, 112, 113, 142, 143, 254], COUNT).astype(np.uint64) << 23
            arrays: tuple[NDArray[np.generic], ...] = (bits.astype(np.uint32).view(np.float32),)
        else:
            halves = draw.integers(0, 1 << 16, (count, COUNT)).astype(np.uint16)
            arrays = tuple(halves.view(np.float16))
        found.append(arrays)
    return found


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_native_runs_of_targets_are_what_numpy_computes(pair: CorpusPair) -> None:
    program = pair.source.stem
    given = _inputs(program)
    outcomes = run(native_form(pair.target.read_text()), "kernel", [({}, Arrays(each)) for each in given])
    assert all(outcome.status == "finished" for outcome in outcomes)
    with np.errstate(all="ignore"):
        expected = [REFERENCES[program](*each) for each in given]
    same = [
        np.array_equal(outcome.outputs[-1].view(np.uint32) & _known(each), each.view(np.uint32) & _known(each))
        and np.array_equal(np.isnan(outcome.outputs[-1]), np.isnan(each))
        for outcome, each in zip(outcomes, expected, strict=True)
    ]
    assert all(same) == (pair.expected == "equivalent"), [at for at, each in enumerate(same) if not each][:5]


def _known(numbers: Floats) -> NDArray[np.uint32]:
    """The bits that are determined: of what is no number none are."""
    return np.where(np.isnan(numbers), np.uint32(0), np.uint32(0xFFFFFFFF))


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_every_verdict_is_the_expected_one(pair: CorpusPair) -> None:
    require_expected(pair)
