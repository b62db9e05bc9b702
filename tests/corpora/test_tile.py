"""The corpus of kernels in CUDA Tile IR: they compute what numpy computes, and their stages mean what is expected."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv.corpus.manifests import CorpusPair, read_corpus
from equiv.request.sources import load
from interp import ir
from interp.machine import BufferInput, Domain, Input, Sample, SizeInput, assemble
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected
from tests.frontends.narrow_floats import from_narrow, to_narrow

ROOT = PROJECT / "corpora" / "gpu" / "tile"
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
    low, high = (packed & 15) - 8, ((packed >> 4) & 15) - 8
    blocks = zip(low.reshape(-1, 16), high.reshape(-1, 16), strict=True)
    return np.concatenate([part for each in blocks for part in each]) * scale[0]


def _column_sums(x: Array, o: Array) -> Array:
    return np.asarray(o + x.sum(axis=0))


def _histogram(x: Array, o: Array) -> Array:
    return np.asarray(o + np.bincount(x.astype(np.int64), minlength=9)[: len(o)])


def _narrow_matmul(a: Array, b: Array, scale: Array) -> Array:
    return np.asarray((from_narrow(a, "f8E4M3FN") @ from_narrow(b, "f8E4M3FN")) * scale[:, None])


def _narrow_round(x: Array, scale: Array) -> Array:
    return np.asarray(to_narrow(x / np.repeat(scale, 8)[: len(x)], "f8E4M3FN"))


def _rotary(x: Array, cos: Array, sin: Array) -> Array:
    low, high = x[:, :4], x[:, 4:]
    return np.concatenate([low * cos - high * sin, high * cos + low * sin], axis=1)


def _gelu(x: Array) -> Array:
    return np.asarray(0.5 * x * (1 + np.tanh(0.7978846 * (x + 0.044715 * x**3))))


REFERENCES: dict[str, Callable[..., Array]] = {
    "add": lambda x, y: x + y,
    "matmul": lambda a, b: a @ b,
    "softmax": _softmax,
    "layer_norm": _layer_norm,
    "attention": lambda q, k, v: _softmax(q @ k.T * np.float32(0.25)) @ v,
    "transpose": lambda x: x.T,
    "index_select": lambda x, index: x[index],
    "dequantize": _dequantize,
    "scan": lambda x, _: np.cumprod(x, axis=1, dtype=np.int32),
    "running_sums": lambda x: np.cumsum(x, axis=1),
    "narrow_matmul": _narrow_matmul,
    "narrow_round": _narrow_round,
    "rotary": _rotary,
    "gelu": _gelu,
    "quantized_matmul": lambda a, b, scale: (a.astype(np.int32) @ b.astype(np.int32)) * scale,
}
# The same where a kernel updates what its last argument holds.
UPDATES = {"histogram": _histogram, "maximum": lambda x, o: np.maximum(o, x.max()), "column_sums": _column_sums}
_TYPES = {"i8": "i1", "i32": "i4", "f16": "f2", "f32": "f4"}


def _random(element: str, shape: tuple[int, ...], random: np.random.Generator) -> tuple[NDArray[np.generic], list[int]]:
    """Random numbers of a type, and their patterns."""
    if element == "bf16":
        patterns = random.normal(size=shape).astype("f4").view("u4") >> 16
        return (patterns << 16).view("f4"), patterns.reshape(-1).tolist()
    numbers = random.integers(0, 9, shape) if element.startswith("i") else random.normal(size=shape)
    array = numbers.astype(_TYPES[element])
    return array, array.reshape(-1).view(f"u{array.itemsize}").tolist()


def _read(element: str, patterns: list[int]) -> NDArray[np.generic]:
    if element == "bf16":
        return (np.array(patterns, "u4") << 16).view("f4")
    type = np.dtype(_TYPES[element])
    return np.array(patterns, f"u{type.itemsize}").view(type)


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
        element = parameter.type.element.name
        array, patterns = _random(element, shape, random)
        arguments.append(BufferInput((array.size,)))
        bits |= {(position, at): each for at, each in enumerate(patterns)}
        arrays.append(array)
        last = position
    execution = assemble(module, pair.function).run(arguments, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = _read(element, [0 if each is None else each for each in execution.output_bits(("argument", last))])
    name = family.removeprefix("tile-")
    expected = UPDATES[name](*arrays) if name in UPDATES else REFERENCES[name](*arrays[:-1])
    tolerance = 1e-4 if element not in ("f16", "bf16") else 1e-2
    np.testing.assert_allclose(found.reshape(expected.shape), expected, rtol=tolerance, atol=tolerance / 10)


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
