"""The corpus of networks for a tensor processor: they compute what numpy computes, and every verdict is the expected
one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv import verify
from equiv.corpus import read_corpus
from frontends.errors import Unsupported
from frontends.mlir import load
from interp import ir
from interp.machine import BufferInput, Domain, Sample, assemble
from tests.corpora.verdicts import require_family

ROOT = Path(__file__).parents[2] / "corpora" / "npu" / "tpu"
PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.source.parent.name for pair in PAIRS})
Array = NDArray[np.float32]


def _softmax(x: Array) -> Array:
    exponents = np.exp(x - x.max(axis=-1, keepdims=True))
    return np.asarray(exponents / exponents.sum(axis=-1, keepdims=True))


def _heads(x: Array, y: Array) -> Array:
    left, right = (each.reshape(1, 4, 2, 3).transpose(0, 2, 1, 3) for each in (x, y))
    return _softmax(left @ right.swapaxes(2, 3))


REFERENCES: dict[str, Callable[..., Array]] = {
    "attention": lambda q, k, v, x: np.maximum(_softmax(q @ k.swapaxes(1, 2) * 0.25) @ v + x, 0),
    "heads": _heads,
    "layers": lambda x, a, b, c: np.clip((x @ a + b) @ c, 0, 6),
    "normalization": lambda x, w: np.maximum((x - x.mean(axis=2, keepdims=True)) * w, 0).transpose(0, 2, 1) * 2 + 1,
    "perceptron": lambda x, a, b, c: np.maximum(np.clip(x @ a + b, 0, 6) @ c, 0),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_networks_compute_what_numpy_computes(family: str) -> None:
    right = [pair for pair in PAIRS if pair.source.stem == "top" and pair.expected == "equivalent"]
    pairs = [pair for pair in right if pair.source.parent.name == family]
    for program in {pairs[0].source, pairs[-1].target}:
        module = load(program).lower("main")
        random = np.random.default_rng(3)
        arrays: list[Array] = []
        for parameter in module.functions["main"].parameters:
            assert isinstance(parameter.type, ir.View)
            arrays.append(np.asarray(random.normal(size=[size or 0 for size in parameter.type.shape]) * 2, np.float32))
        bits = {
            (at, index): int(each)
            for at, array in enumerate(arrays)
            for index, each in enumerate(array.reshape(-1).view("u4"))
        }
        sizes = [BufferInput(array.shape) for array in arrays]
        execution = assemble(module, "main").run(sizes, Domain.CONCRETE, sample=Sample(overrides=bits))
        assert execution.stop is None
        found = [0 if each is None else each for each in execution.output_bits(("result", 0))]
        expected = REFERENCES[family](*arrays)
        actual = np.array(found, "u4").view("f4").reshape(expected.shape)
        np.testing.assert_allclose(actual, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.source.parent.name == family)


def _network(line: str, type: str = "f32") -> str:
    tensor = f"tensor<2x2x{type}>"
    return f"""
func.func @main(%x: {tensor}, %y: {tensor}) -> {tensor} {{
  %0 = "top.None"() : () -> none
  %r = {line.replace("TENSOR", tensor)}
  return %r : {tensor}
}}"""


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('"tpu.Add"(%x, %y) {do_relu = false, rshifts = [1]} : (TENSOR, TENSOR) -> TENSOR', "'rshifts'"),
        ('"tpu.Add"(%x, %y) {another = true} : (TENSOR, TENSOR) -> TENSOR', "'another'"),
        ('"top.MatMul"(%x, %y, %0) {keep_dims = false} : (TENSOR, TENSOR, none) -> TENSOR', "without the dimensions"),
        ('"top.MatMul"(%x, %y, %0) {dq_type = "INT4"} : (TENSOR, TENSOR, none) -> TENSOR', "'dq_type'"),
        ('"tpu.Softmax"(%x, %y) {axis = 1 : si32} : (TENSOR, TENSOR) -> TENSOR', "tables"),
        ('"tpu.Lut"(%x, %y) : (TENSOR, TENSOR) -> TENSOR', "tpu.Lut"),
    ],
)
def test_what_is_not_modelled_is_named(line: str, what: str) -> None:
    text = _network(line)
    verdict = verify(load(text), load(text), function="main", seed=1)
    assert verdict.verdict == "unknown"
    assert what in verdict.reasons[0].message


def test_lower_precision_is_not_modelled() -> None:
    text = _network('"tpu.Add"(%x, %y) {do_relu = false} : (TENSOR, TENSOR) -> TENSOR', "bf16")
    verdict = verify(load(text), load(text), function="main", seed=1)
    assert verdict.verdict == "unknown"
    assert "bf16" in verdict.reasons[0].message


def test_coefficients_and_limits_count() -> None:
    plain = _network('"top.Add"(%x, %y) {do_relu = false} : (TENSOR, TENSOR) -> TENSOR')
    for attributes in ("coeff = [1.0, -1.0]", "do_relu = true", "do_relu = true, relu_limit = 6.0 : f64"):
        other = _network(f'"tpu.Add"(%x, %y) {{{attributes}}} : (TENSOR, TENSOR) -> TENSOR')
        assert verify(load(plain), load(other), function="main", seed=1).verdict == "different", attributes


@pytest.mark.parametrize(
    ("operation", "shape"),
    [("top.Softmax", "axis = 1 : si32"), ("top.Reshape", "shape = [2, 3]"), ("top.Squeeze", "axes = [0]")],
)
def test_a_rectifier_is_nowhere_passed_over(operation: str, shape: str) -> None:
    program = f"""
"func.func"() <{{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "main"}}> ({{
^bb0(%x: tensor<2x3xf32>):
  %y = "{operation}"(%x) {{{shape}, do_relu = false}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  "func.return"(%y) : (tensor<2x3xf32>) -> ()
}}) : () -> ()
"""
    load(program).lower("main")
    with pytest.raises(Unsupported, match="rectifier"):
        load(program.replace("do_relu = false", "do_relu = true")).lower("main")
