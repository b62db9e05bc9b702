"""The tosa dialect against what MLIR makes of it, and against wrong forms."""

from __future__ import annotations

import pytest

from equiv import verify
from frontends.mlir import load
from tests.corpora.pipelines import stages
from tests.corpora.tosa_kernels import TOSA_KERNELS

_TOSA = {each.name.removeprefix("tosa "): each for each in TOSA_KERNELS}
_CHOSEN = (
    *("sigmoid", "add", "select", "negate and clamp", "cast f32 i32", "cast f32 i8", "reduce_max f32", "argmax i8"),
    *("matmul i8", "conv2d 1, 1, 1, 0 f32", "depthwise_conv2d 0, 0, 0, 0 i8", "max_pool2d 1, 1, 1, 1"),
    *("avg_pool2d 1, 1, 1, 1", "avg_pool2d i8", "layout", "gather", "rescale plain", "rescale by channel"),
    *("rescale unsigned", "shifted products", "table i8", "table i16", "resize BILINEAR i8 3"),
    *("resize NEAREST_NEIGHBOR f32 1", "fft2d true", "rfft2d", "conv3d i8", "ignored NaNs", "while_loop"),
)
# Where the last stage is not comparable, the last one that is: what bufferization makes of these looks into memory at a
# place, or chooses memory by a condition, that is data.
_ON_TENSORS = ("scatter", "cond_if")

# kernel, what it has, and what it must not have in its place
_WRONG = (
    ("matmul i8", "dense<3>", "dense<2>"),
    ("conv2d 1, 1, 1, 0 f32", "pad = array<i64: 1, 1, 1, 0>", "pad = array<i64: 1, 1, 0, 1>"),
    ("negate and clamp", "max_val = 6.0", "max_val = 5.0"),
    ("layout", "dense<[1, 0, 0, 1, 0, 1]>", "dense<[0, 1, 0, 1, 0, 1]>"),
    ("layout", "tosa.reverse %t {axis = 1", "tosa.reverse %t {axis = 2"),
    ("select", "tosa.select %n, %x, %y", "tosa.select %n, %y, %x"),
    ("rescale plain", "dense<35>", "dense<34>"),
    ("rescale by channel", "DOUBLE_ROUND", "SINGLE_ROUND"),
    ("rescale unsigned", "output_unsigned = true", "output_unsigned = false"),
    ("shifted products", "round = true", "round = false"),
    ("shifted products", "tosa.negate %n, %three8, %seven", "tosa.negate %n, %three8, %three8"),
    ("avg_pool2d i8", "%x, %three8, %three8", "%x, %three8, %zero8"),
    ("resize NEAREST_NEIGHBOR f32 3", "mode = NEAREST_NEIGHBOR", "mode = BILINEAR"),
    ("fft2d true", "inverse = true", "inverse = false"),
    ("rfft2d", "return %r, %i", "return %i, %r"),
    ("conv3d i8", "pad = array<i64: 0, 1, 1, 1, 0, 0>", "pad = array<i64: 1, 0, 1, 1, 0, 0>"),
    ("transpose_conv2d 2, 2 i8", "out_pad = array<i64: 0, 1, 1, 0>", "out_pad = array<i64: 1, 0, 1, 0>"),
    ("ignored NaNs", "max_val = 6.0 : f32, nan_mode = IGNORE", "max_val = 6.0 : f32"),
    ("scatter", "tosa.scatter %v, %i, %x", "tosa.scatter %v, %j, %x"),
    ("cond_if", "tosa.yield %b, %a", "tosa.yield %a, %b"),
    ("while_loop", "tosa.yield %j, %b, %s", "tosa.yield %j, %s, %b"),
    ("while_loop", "dense<4>", "dense<3>"),
    ("variables", "tosa.sub %b, %a", "tosa.sub %a, %b"),
    ("variables", "tosa.variable_write @v, %s", "tosa.variable_write @v, %x"),
)


@pytest.mark.parametrize("name", _CHOSEN)
def test_it_means_what_it_is_lowered_to(name: str) -> None:
    kernel = _TOSA[name]
    first, *_, last = stages(kernel.text, "tosa", kernel.options)
    assert "tosa." not in last.text
    verdict = verify(load(first.text, file_name="tosa.mlir"), load(last.text, file_name="bufferized.mlir"))
    assert verdict.verdict == "equivalent", verdict.reasons


@pytest.mark.parametrize("name", _ON_TENSORS)
def test_it_means_what_it_is_on_tensors(name: str) -> None:
    kernel = _TOSA[name]
    first, *_, last, _ = stages(kernel.text, "tosa", kernel.options)
    assert "tosa." not in last.text and "tensor<" in last.text
    verdict = verify(load(first.text, file_name="tosa.mlir"), load(last.text, file_name="tensors.mlir"))
    assert verdict.verdict == "equivalent", verdict.reasons


@pytest.mark.parametrize("name", ["transpose_conv2d 1, 1 f32", "transpose_conv2d 2, 2 f32"])
def test_zeros_that_a_decomposition_adds_are_real_zeros(name: str) -> None:
    """A product with an infinity may be among them."""
    kernel = _TOSA[name]
    sides = [load(each.text, file_name=each.name) for each in list(stages(kernel.text, "tosa", kernel.options))[:2]]
    assert verify(*sides).verdict == "unknown"
    assert verify(*sides, accept=("bitwise", "reassociated", "real")).level == "real"


def test_variables_outlive_a_call() -> None:
    kernel = _TOSA["variables"]
    first, second = list(stages(kernel.text, "tosa", kernel.options))[:2]
    assert "ml_program.global_store" in second.text
    sides = load(first.text, file_name="tosa.mlir"), load(second.text, file_name="globals.mlir")
    assert verify(*sides).verdict == "equivalent"


def test_memory_of_a_global_is_not_what_was_loaded_of_it_before_a_store() -> None:
    """What bufferization makes of the variable's old value is the variable itself."""
    kernel = _TOSA["variables"]
    first, *_, last = stages(kernel.text, "tosa", kernel.options)
    assert "memref.global" in last.text
    sides = load(first.text, file_name="tosa.mlir"), load(last.text, file_name="memory.mlir")
    assert verify(*sides).verdict == "different"


@pytest.mark.parametrize(("name", "right", "wrong"), _WRONG)
def test_a_wrong_form_is_refuted(name: str, right: str, wrong: str) -> None:
    kernel = _TOSA[name]
    assert right in kernel.text
    mutant = kernel.text.replace(right, wrong)
    verdict = verify(load(kernel.text, file_name="tosa.mlir"), load(mutant, file_name="mutant.mlir"))
    assert verdict.verdict == "different"
