"""What GPU kernels are compared with does on the machine what it does as native code, bit for bit, and what numpy
computes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from frontends.mlir import load
from interp import ir
from interp.machine import BufferInput, DataInput, Domain, Input, Sample, SizeInput, assemble
from tests import ROOT
from tests.frontends.execution import disagreements

GPU = ROOT / "corpora" / "gpu"
LOOPS = sorted(GPU.glob("*/loops.mlir"))
SEEDS = (2, 3)


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.parent.name)
def test_agrees_with_native_code(path: Path) -> None:
    assert disagreements(path.read_text(), "kernel", {}, SEEDS) == []


Array = NDArray[np.generic]


def _softmax(x: Array) -> Array:
    exponents = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(exponents / exponents.sum(axis=1, keepdims=True))


def _layer_norm(x: Array, weight: Array, bias: Array) -> Array:
    centred = x - x.mean(axis=1, keepdims=True)
    return np.asarray(centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + 0.25) * weight + bias)


def _attention(q: Array, k: Array, v: Array) -> Array:
    return np.asarray(_softmax(q.astype(np.float32) @ k.T.astype(np.float32) * 0.5) @ v.astype(np.float32))


def _unpacked(a: Array, packed: Array, scale: Array) -> Array:
    rows = np.arange(16)
    numbers = ((packed.astype(np.int64)[rows // 8] >> (rows % 8 * 4)[:, None]) & 15) - 8
    return np.asarray(a.astype(np.float32) @ numbers * scale)


# Of each reference of Triton's kernels: the shapes of its arrays, the numbers after them, and what numpy computes.
_GEMM = {"M": 3, "N": 5, "K": 16, "sa": 16, "sb": 5, "sc": 5, "grid_x": 1, "grid_y": 1}
REFERENCES: dict[str, tuple[list[tuple[int, ...]], dict[str, float], Callable[..., Array]]] = {
    "add": ([(7,)] * 3, {"n": 7, "grid_x": 1}, lambda x, y: x + y),
    "softmax": ([(3, 8)] * 2, {"n": 8, "stride": 8, "grid_x": 3}, _softmax),
    "layer_norm": (
        [(3, 8), (8,), (8,), (3, 8)],
        {"n": 8, "stride": 8, "epsilon": 0.25, "grid_x": 3},
        _layer_norm,
    ),
    "matmul": ([(3, 16), (16, 5), (3, 5)], _GEMM, lambda a, b: a.astype(np.float32) @ b.astype(np.float32)),
    "dequantizing_matmul": ([(3, 16), (2, 5), (5,), (3, 5)], _GEMM, _unpacked),
    "attention": ([(6, 16)] * 4, {"length": 6, "factor": 0.5, "grid_x": 1}, _attention),
    "transpose": ([(4, 6), (6, 4)], {"M": 4, "N": 6, "grid_x": 1, "grid_y": 1}, lambda x: x.T),
    "index_select": (
        [(9, 4), (4,), (4, 4)],
        {"n": 4, "width": 4, "grid_x": 1},
        lambda x, index: x[index] * 2,
    ),
    "cumulative_sum": ([(2, 8)] * 2, {"n": 8, "grid_x": 2}, lambda x: np.cumsum(x, axis=1, dtype=np.int32)),
}


@pytest.mark.parametrize("name", REFERENCES)
def test_references_of_triton_compute_what_numpy_computes(name: str) -> None:
    shapes, numbers, compute = REFERENCES[name]
    module = load(GPU / "triton" / "references" / f"{name}.mlir").lower(name)
    random = np.random.default_rng(13)
    arguments: list[Input] = []
    arrays: list[Array] = []
    bits: dict[tuple[int, int], int] = {}
    for position, parameter in enumerate(module.functions[name].parameters):
        if isinstance(parameter.type, ir.View):
            shape, element = shapes[len(arrays)], parameter.type.element.name
            if element == "i32":
                high = 9 if name == "index_select" else 1 << 31
                array: Array = random.integers(0, high, shape).astype(np.int32)
            else:
                array = random.normal(size=shape).astype({"f16": np.float16, "f32": np.float32}[element])
            arrays.append(array)
            arguments.append(BufferInput((array.size,)))
            words = array.reshape(-1).view(f"u{array.itemsize}")
            bits |= {(position, at): int(each) for at, each in enumerate(words)}
        elif parameter.type == ir.Scalar("f32"):
            arguments.append(DataInput())
            bits[position, 0] = int(np.array(numbers[parameter.name], np.float32).view("u4"))
        else:
            arguments.append(SizeInput(int(numbers.get(parameter.name, 1))))
    execution = assemble(module, name).run(arguments, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = [0 if each is None else each for each in execution.output_bits(("argument", len(arrays) - 1))]
    last = arrays[-1].dtype
    actual = np.array(found, f"u{last.itemsize}").view(last).reshape(shapes[-1])
    tolerance = 2e-2 if last == np.float16 else 1e-5
    expected = compute(*arrays[:-1])
    np.testing.assert_allclose(actual.astype(np.float64), expected, rtol=tolerance, atol=tolerance)
