"""The corpus of networks for a tensor processor: they compute what numpy computes, and every verdict is the expected
one."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv import verify
from equiv.corpus.manifests import read_corpus
from equiv.jobs.job import Job
from equiv.jobs.store import key_of
from equiv.verdict import Verdict
from frontends.errors import Unsupported
from frontends.mlir import load
from interp import ir
from interp.machine import BufferInput, Domain, Sample, assemble
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_family

ROOT = PROJECT / "corpora" / "npu" / "tpu"
PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.source.parent.name for pair in PAIRS})
# What tpu-mlir's own interpreter (pymlir 1.30.2, in its mode "value_mem") makes of the lowered networks.
RUNS = json.loads((Path(__file__).parent / "quantized_runs.json").read_text())
Array = NDArray[np.float32]


def _softmax(x: Array) -> Array:
    exponents = np.exp(x - x.max(axis=-1, keepdims=True))
    return np.asarray(exponents / exponents.sum(axis=-1, keepdims=True))


def _heads(x: Array, y: Array) -> Array:
    left, right = (each.reshape(1, 4, 2, 3).transpose(0, 2, 1, 3) for each in (x, y))
    return _softmax(left @ right.swapaxes(2, 3))


def _convolved(x: Array, w: Array, strides: tuple[int, int], pads: Sequence[int], dilation: int, groups: int) -> Array:
    """A convolution whose columns are dilated, tap by tap."""
    padded = np.pad(x, ((0, 0), (0, 0), (pads[0], pads[2]), (pads[1], pads[3])))
    rows = (padded.shape[2] - w.shape[2]) // strides[0] + 1
    columns = (padded.shape[3] - dilation * (w.shape[3] - 1) - 1) // strides[1] + 1
    total = np.zeros((x.shape[0], w.shape[0], rows, columns), np.float32)
    for filter_number in range(w.shape[0]):
        first = filter_number // (w.shape[0] // groups) * w.shape[1]
        for channel, row, column in np.ndindex(*w.shape[1:]):
            tap = padded[:, first + channel, row:, dilation * column :][:, :: strides[0], :: strides[1]]
            total[:, filter_number] += tap[:, :rows, :columns] * w[filter_number, channel, row, column]
    return total


def _convolutions(x: Array, w: Array, v: Array) -> Array:
    first = np.clip(_convolved(x, w, (2, 1), (1, 2, 1, 2), 2, 2), 0, 6)
    return np.maximum(_convolved(first, v, (1, 1), (0, 0, 0, 0), 1, 1) + first, 0)


REFERENCES: dict[str, Callable[..., Array]] = {
    "attention": lambda q, k, v, x: np.maximum(_softmax(q @ k.swapaxes(1, 2) * 0.25) @ v + x, 0),
    "convolutions": _convolutions,
    "heads": _heads,
    "layers": lambda x, a, b, c: np.clip((x @ a + b) @ c, 0, 6),
    "normalization": lambda x, w: np.maximum((x - x.mean(axis=2, keepdims=True)) * w, 0).transpose(0, 2, 1) * 2 + 1,
    "perceptron": lambda x, a, b, c: np.maximum(np.clip(x @ a + b, 0, 6) @ c, 0),
}


@pytest.mark.parametrize("family", [family for family in FAMILIES if not family.startswith("quantized")])
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
        network, _, narrow = family.partition("-")
        expected = REFERENCES[network](*arrays)
        actual = _run(module, arrays).reshape(expected.shape)
        tolerance = 0.2 if narrow else 1e-5
        np.testing.assert_allclose(actual, expected, rtol=0.05 if narrow else 1e-4, atol=tolerance)


def _run(module: ir.Module, arrays: Sequence[Array]) -> Array:
    bits = {
        (at, index): int(each)
        for at, array in enumerate(arrays)
        for index, each in enumerate(array.reshape(-1).view("u4"))
    }
    sizes = [BufferInput(array.shape) for array in arrays]
    execution = assemble(module, "main").run(sizes, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = [0 if each is None else each for each in execution.output_bits(("result", 0))]
    return np.array(found, "u4").view("f4")


@pytest.mark.parametrize("network", RUNS)
@pytest.mark.parametrize("program", ["0-lowered", "integers"])
def test_quantized_networks_compute_what_the_tool_computes(network: str, program: str) -> None:
    module = load(ROOT / f"quantized-{network}" / f"{program}.mlir").lower("main")
    for run in RUNS[network]:
        shapes = [each.type.shape for each in module.functions["main"].parameters if isinstance(each.type, ir.View)]
        given = [np.array(each, np.float32).reshape(shape) for each, shape in zip(run["inputs"], shapes, strict=True)]
        np.testing.assert_array_equal(_run(module, given), np.array(run["result"], np.float32))


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


def test_what_is_not_modelled_in_lower_precision() -> None:
    text = _network('"tpu.MulConst"(%x) {const_val = 0.1 : f64, do_relu = false} : (TENSOR) -> TENSOR', "bf16")
    verdict = verify(load(text), load(text), function="main", seed=1)
    assert verdict.verdict == "unknown"
    assert "bf16" in verdict.reasons[0].message


def _sums(*types: str) -> str:
    """The sum of three, with the first sum of one type and all after it of another."""
    first, last = (f"tensor<2x2x{each}>" for each in types)
    given = "tensor<2x2xf32>"
    return f"""
func.func @main(%x: {given}, %y: {given}) -> {given} {{
  %0 = "tpu.Cast"(%x) {{with_scale = true}} : ({given}) -> {first}
  %1 = "tpu.Cast"(%y) {{with_scale = true}} : ({given}) -> {first}
  %2 = "tpu.Add"(%0, %1) {{do_relu = false}} : ({first}, {first}) -> {first}
  %3 = "tpu.Cast"(%2) {{with_scale = true}} : ({first}) -> {last}
  %4 = "tpu.Add"(%3, %3) {{do_relu = false}} : ({last}, {last}) -> {last}
  %5 = "tpu.Cast"(%4) {{with_scale = true}} : ({last}) -> {given}
  return %5 : {given}
}}"""


@pytest.mark.parametrize(("source", "target"), [("f32", "f16"), ("f32", "bf16"), ("bf16", "f16")])
def test_roundings_count_unless_no_precision_is_asked_for(source: str, target: str) -> None:
    sides = [load(_sums(each, each)) for each in (source, target)]
    for accept in ("bitwise", "reassociated", "real"):
        assert verify(*sides, function="main", seed=1, accept=(accept,)).verdict != "equivalent"
    verdict = verify(*sides, function="main", seed=1, accept=("real-any-precision",))
    assert (verdict.verdict, verdict.level) == ("equivalent", "real-any-precision")
    assert any("bf16" in each for each in verdict.assumptions) == ("bf16" in (source, target))


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
    with pytest.raises(Unsupported, match="ReLU"):
        load(program.replace("do_relu = false", "do_relu = true")).lower("main")


# -- quantized numbers -------------------------------------------------------------------------------------------------

_I8 = "tensor<2x2x!quant.uniform<i8:f32, 5.000000e-01>>"
_GIVEN = "tensor<2x2xf32>"


def _quantized(*lines: str, type: str = _I8, end: str = "") -> str:
    """A network whose operands are quantized, and what it makes of them is not."""
    return f"""
module attributes {{module.weight_file = "weights.npz"}} {{
func.func @main(%x: {_GIVEN}, %y: {_GIVEN}) -> {_GIVEN} {{
  %0 = "top.None"() : () -> none
  %a = "tpu.Cast"(%x) {{with_scale = true}} : ({_GIVEN}) -> {type}
  %b = "tpu.Cast"(%y) {{with_scale = true}} : ({_GIVEN}) -> {type}
  {(chr(10) + "  ").join(lines)}
  %z = "tpu.Cast"(%r) {{with_scale = true}} : ({end or type}) -> {_GIVEN}
  return %z : {_GIVEN}
}}
}}"""


def _sum(shifts: str = "[1, 2]", type: str = _I8, end: str = "", more: str = "") -> str:
    end = end or type
    how = f"{{do_relu = false, multipliers = [3, 5], rshifts = {shifts}{more}}}"
    return f'%r = "tpu.Add"(%a, %b) {how} : ({type}, {type}) -> {end}'


def _verdict(source: str, target: str) -> Verdict:
    return verify(load(source), load(target), function="main", seed=1)


_PRODUCT = '%r = "tpu.MatMul"(%a, %b, %0, %0, %0) {{{how}}} : (' + f"{_I8}, {_I8}, none, none, none) -> {_I8}"
_HOW = "multipliers = [3], rshifts = [3], round_mode = #tpu<round_mode {}>"


@pytest.mark.parametrize(
    ("network", "what"),
    [
        (_quantized(_sum(more=", relu_limit = 6.0 : f64")), "a ReLU limit"),
        (_quantized(_sum("[63, 1]")), "shifts of more than 62"),
        (_quantized(_sum("[-1, 1]")), "shifts of more than 62 or to the left"),
        (_quantized(_sum("[1, 2, 3]")), "3 shifts"),
        (_quantized(_PRODUCT.format(how=_HOW.format("HalfToEven"))), "'HalfToEven'"),
        (_quantized(_PRODUCT.format(how=_HOW.format("HalfUp") + ", quant_mode = #tpu<rq_mode TFLite>")), "TFLite"),
        (_quantized(_PRODUCT.format(how=_HOW.format("HalfUp") + ", right_zp = 3 : i64")), "'right_zp'"),
        (_quantized(_sum()).replace("5.000000e-01>", "5.000000e-01:3>"), "quant.uniform<i8:f32"),
        (_quantized('%w = "top.Weight"() : () -> tensor<2x2xsi8>', _sum()), "does not name it"),
        (_quantized('%w = "top.Weight"() : () -> tensor<2x2xsi8> loc("w")', _sum()), "is no regular file"),
    ],
)
def test_what_is_not_modelled_of_quantized_numbers(network: str, what: str) -> None:
    verdict = _verdict(network, network)
    assert verdict.verdict == "unknown"
    assert what in verdict.reasons[0].message


def test_quantized_numbers_mean_nothing_to_other_operations() -> None:
    network = _quantized(f'%c = "tensor.cast"(%a) : ({_I8}) -> {_I8}', _sum())
    verdict = _verdict(network, network)
    assert verdict.verdict == "unknown"
    assert "quant.uniform" in verdict.reasons[0].message


def _with_weights(folder: Path, numbers: Sequence[int]) -> Path:
    """A network in a folder, with the weights that it multiplies by."""
    folder.mkdir()
    np.savez(folder / "weights.npz", w=np.array(numbers, np.int8))
    line = '%w = "top.Weight"() : () -> tensor<2x2xi8> loc("w")'
    product = _PRODUCT.format(how=_HOW.format("HalfUp")).replace("%b", "%w").replace(f", {_I8}, ", ", tensor<2x2xi8>, ")
    (folder / "net.mlir").write_text(_quantized(line, product))
    return folder / "net.mlir"


def test_weights_are_those_of_the_file(tmp_path: Path) -> None:
    networks = [_with_weights(tmp_path / name, [1, -2, 3, last]) for name, last in (("a", 4), ("b", 4), ("c", 5))]
    assert verify(networks[0], networks[1], function="main", seed=1).verdict == "equivalent"
    assert verify(networks[0], networks[2], function="main", seed=1).verdict == "different"


def test_what_is_kept_of_a_network_is_not_taken_for_other_weights(tmp_path: Path) -> None:
    network = _with_weights(tmp_path / "a", [1, 2, 3, 4])
    job = Job("a", str(network), str(network))
    before = key_of(job)
    np.savez(tmp_path / "a" / "weights.npz", w=np.array([1, 2, 3, 5], np.int8))
    assert key_of(job) != before
