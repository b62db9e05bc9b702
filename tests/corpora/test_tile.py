"""The corpus of kernels in CUDA Tile IR: they compute what numpy computes, and their stages mean what is expected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv.corpus import CorpusPair, read_corpus
from equiv.inputs import load
from interp import ir
from interp.machine import BufferInput, Domain, Input, Sample, SizeInput, assemble
from tests.corpora.verdicts import require_expected

ROOT = Path(__file__).parents[2] / "corpora" / "gpu" / "tile"
PAIRS = read_corpus(ROOT)
WITH_TRITON = read_corpus(ROOT.parent / "tile-triton")
FAMILIES = sorted({pair.family for pair in PAIRS})
Array = NDArray[np.float32]


def _softmax(x: Array) -> Array:
    exponents = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(exponents / exponents.sum(axis=1, keepdims=True))


def _layer_norm(x: Array, weight: Array, bias: Array) -> Array:
    centred = x - x.mean(axis=1, keepdims=True)
    return np.asarray(centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + 1e-5) * weight + bias)


def _dequantize(packed: Array, scale: Array) -> Array:
    low, high = (packed & 15) - 8, ((packed >> 4) & 15) - 8  # type: ignore[operator]
    blocks = zip(low.reshape(-1, 16), high.reshape(-1, 16), strict=True)
    return np.concatenate([part for each in blocks for part in each]) * scale[0]


REFERENCES: dict[str, Callable[..., Array]] = {
    "add": lambda x, y: x + y,
    "matmul": lambda a, b: a @ b,
    "softmax": _softmax,
    "layer_norm": _layer_norm,
    "attention": lambda q, k, v: _softmax(q @ k.T * np.float32(0.25)) @ v,
    "transpose": lambda x: x.T,
    "index_select": lambda x, index: x[index],
    "dequantize": _dequantize,
}


@pytest.mark.parametrize("family", FAMILIES)
def test_kernels_compute_what_numpy_computes(family: str) -> None:
    """At the last of the sizes that a family is verified at."""
    pair = next(each for each in PAIRS if each.family == family)
    module = load(pair.source).lower(pair.function)
    sizes = {name: values[-1] for name, values in pair.sizes.items()}
    random = np.random.default_rng(5)
    arguments: list[Input] = []
    arrays: list[NDArray[np.generic]] = []
    bits: dict[tuple[int, int], int] = {}
    parameters = module.functions[pair.function].parameters
    for position, parameter in enumerate(parameters):
        if not isinstance(parameter.type, ir.View):
            arguments.append(SizeInput(sizes.get(f"arg{position}") or sizes[parameter.name]))
            continue
        rank = 2 if isinstance(_kind(parameters, position + 4), ir.Scalar) and _rank(parameters, position) == 2 else 1
        shape = tuple(sizes[f"arg{position + 1 + at}"] for at in range(rank))
        if parameter.type.element.name == "i32":
            array: NDArray[np.generic] = random.integers(0, 9, shape, np.int32)
        else:
            array = random.normal(size=shape).astype(np.float32)
        arguments.append(BufferInput((array.size,)))
        bits |= {(position, at): int(each) for at, each in enumerate(array.reshape(-1).view("u4"))}
        arrays.append(array)
        last = position
    execution = assemble(module, pair.function).run(arguments, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = [0 if each is None else each for each in execution.output_bits(("argument", last))]
    expected = REFERENCES[family.removeprefix("tile-")](*arrays[:-1])
    np.testing.assert_allclose(np.array(found, "u4").view("f4").reshape(expected.shape), expected, rtol=1e-4, atol=1e-5)


def _kind(parameters: list[ir.Value], position: int) -> ir.Type | None:
    return parameters[position].type if position < len(parameters) else None


def _rank(parameters: list[ir.Value], position: int) -> int:
    """How many dimensions an array has: its pointer is followed by a size and a stride for each."""
    count = 0
    for each in parameters[position + 1 :]:
        if not isinstance(each.type, ir.Scalar) or each.type.is_index:
            break
        count += 1
    return count // 2


def _last_sizes(pair: CorpusPair) -> dict[str, tuple[int, ...]]:
    return {name: tuple(values[-1:]) for name, values in pair.sizes.items()}


@pytest.mark.parametrize("family", FAMILIES)
def test_kernels_mean_what_is_expected_of_them(family: str) -> None:
    pairs = [pair for pair in PAIRS if pair.family == family]
    assert {pair.expected for pair in pairs} == {"equivalent", "different"}
    for pair in pairs:
        if pair.name in ("patterns", "all"):
            continue
        require_expected(pair, _last_sizes(pair))


@pytest.mark.parametrize("pair", WITH_TRITON, ids=lambda pair: f"{pair.function}-{pair.name}")
def test_kernels_are_what_they_are_in_triton(pair: CorpusPair) -> None:
    require_expected(pair, _last_sizes(pair))
