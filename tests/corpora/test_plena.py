"""Kernels in PLENA's assembly: a simulator of its instructions that knows nothing of the frontend agrees with numpy on
those that are proven, and tells the wrong ones apart; the verdicts are the expected ones, and the files up to date.

`equiv corpus run` checks every pair."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from corpora.npu.produce_plena import main
from equiv.corpus.manifests import CorpusPair, read_manifest
from equiv.request.sources import load
from interp import ir
from interp.machine import BufferInput, Domain, Sample, assemble
from tests import ROOT
from tests.corpora.verdicts import require_expected
from tests.frontends.plena.plena_simulation import Simulator, Undefined

FAMILY = ROOT / "corpora" / "npu" / "kernelcraft"
PAIRS = read_manifest(FAMILY / "manifest.toml")
Array = NDArray[np.float32]


def _sigmoid(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)))


def _softmax(x: Array) -> Array:
    e = np.exp(x - x.max(1, keepdims=True))
    return np.asarray(e / e.sum(1, keepdims=True))


def _normalized(x: Array) -> Array:
    return np.asarray((x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 2**-10))


REFERENCES: dict[str, Callable[..., Array]] = {
    "attention": lambda q, k, v, o: _softmax(q @ k.T * 0.25) @ v,
    "gelu": lambda x, y: x * _sigmoid(np.float32(1.703125) * x),
    "layer_norm": lambda x, y: _normalized(x),
    "linear": lambda x, w, y: x @ w,
    "network": lambda x, gate, up, down, y: (x @ gate * _sigmoid(x @ gate) * (x @ up)) @ down,
    "residual": lambda x, r: x + r,
    "rms_norm": lambda x, y, g: x / np.sqrt((x * x).mean(1, keepdims=True) + 2**-10) * g,
    "row_sums": lambda x, y: x.sum(1).reshape(4, 8),
    "scores": lambda q, k, s: q @ k.T,
    "silu": lambda x, y: x * _sigmoid(x),
    "softmax": lambda x, y: _softmax(x),
}
RESULTS = {"residual": "r", "rms_norm": "y", "scores": "s", "attention": "o"}
COARSE = {"residual"}  # in bf16


def _arguments(operator: str) -> dict[str, Array]:
    """Random tensors for the parameters of an operator; numbers of bf16, which f32 holds as well."""
    function = load(FAMILY / f"{operator}.mlir").lower(operator).functions[operator]
    random = np.random.default_rng(5)
    found = {}
    for parameter in function.parameters:
        assert isinstance(parameter.type, ir.View)
        shape = [size or 0 for size in parameter.type.shape]
        found[parameter.name] = (random.integers(-64, 65, shape) / 32).astype(np.float32)
    return found


def _agrees(operator: str, found: dict[str, Array], arguments: dict[str, Array]) -> bool:
    """Whether a result is what numpy computes, and the other tensors are what they were."""
    result = RESULTS.get(operator, "y")
    expected = arguments | {result: REFERENCES[operator](*arguments.values())}
    precision = 1e-2 if operator in COARSE else 1e-4
    return all(np.allclose(found[name], each, precision, precision) for name, each in expected.items())


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_kernels_compute_what_numpy_computes_unless_they_are_wrong(pair: CorpusPair) -> None:
    arguments = _arguments(pair.function)
    try:
        found = Simulator(pair.target.read_text(), arguments).run()
    except Undefined:
        assert pair.expected == "different"
        return
    assert _agrees(pair.function, found, arguments) == (pair.expected == "equivalent")


@pytest.mark.parametrize("operator", sorted(REFERENCES))
def test_operators_compute_what_numpy_computes(operator: str) -> None:
    arguments = _arguments(operator)
    module = load(FAMILY / f"{operator}.mlir").lower(operator)
    half = operator in COARSE
    bits = {
        (at, index): int(each) >> (16 if half else 0)
        for at, array in enumerate(arguments.values())
        for index, each in enumerate(array.reshape(-1).view("u4"))
    }
    sizes = [BufferInput(array.shape) for array in arguments.values()]
    execution = assemble(module, operator).run(sizes, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = {}
    for at, (name, array) in enumerate(arguments.items()):
        held = [0x7FC00000 if each is None else each for each in execution.output_bits(("argument", at))]
        found[name] = (np.array(held, "u4") << (16 if half else 0)).view("f4").reshape(array.shape)
    assert _agrees(operator, found, arguments)


@pytest.mark.parametrize("operator", sorted(REFERENCES))
def test_kernels_are_proven_and_wrong_ones_refuted(operator: str) -> None:
    pairs = [pair for pair in PAIRS if pair.function == operator]
    right = [pair for pair in pairs if pair.expected == "equivalent"]
    wrong = [pair for pair in pairs if pair.expected == "different"]
    assert len(wrong) >= 4
    for pair in (*right, wrong[0], wrong[-1]):
        require_expected(pair)


def test_the_family_is_up_to_date() -> None:
    assert main(["--check"]) == 0
