"""The tosa dialect against what MLIR makes of it, and against wrong forms."""

from __future__ import annotations

import pytest

from equiv import verify
from frontends.mlir import load
from tests.corpora.pipelines import stages
from tests.corpora.tensor_kernels import KERNELS

_TOSA = {each.name.removeprefix("tosa "): each for each in KERNELS if each.name.startswith("tosa ")}
_CHOSEN = (
    *("sigmoid", "add", "select", "negate and clamp", "cast f32 i32", "cast f32 i8", "reduce_max f32", "argmax i8"),
    *(
        "matmul i8",
        "conv2d 1, 1, 1, 0 f32",
        "depthwise_conv2d 0, 0, 0, 0 i8",
        "max_pool2d 1, 1, 1, 1",
        "avg_pool2d 1, 1, 1, 1",
        "layout",
        "gather",
    ),
)

# kernel, what it has, and what it must not have in its place
_WRONG = (
    ("matmul i8", "dense<3>", "dense<2>"),
    ("conv2d 1, 1, 1, 0 f32", "pad = array<i64: 1, 1, 1, 0>", "pad = array<i64: 1, 1, 0, 1>"),
    ("negate and clamp", "max_val = 6.0", "max_val = 5.0"),
    ("layout", "dense<[1, 0, 0, 1, 0, 1]>", "dense<[0, 1, 0, 1, 0, 1]>"),
    ("layout", "tosa.reverse %t {axis = 1", "tosa.reverse %t {axis = 2"),
    ("select", "tosa.select %n, %x, %y", "tosa.select %n, %y, %x"),
)


@pytest.mark.parametrize("name", _CHOSEN)
def test_it_means_what_it_is_lowered_to(name: str) -> None:
    kernel = _TOSA[name]
    first, *_, last = stages(kernel.text, "tosa", kernel.options)
    assert "tosa." not in last.text
    verdict = verify(load(first.text, file_name="tosa.mlir"), load(last.text, file_name="bufferized.mlir"))
    assert verdict.verdict == "equivalent", verdict.reasons


@pytest.mark.parametrize(("name", "right", "wrong"), _WRONG)
def test_a_wrong_form_is_refuted(name: str, right: str, wrong: str) -> None:
    kernel = _TOSA[name]
    assert right in kernel.text
    mutant = kernel.text.replace(right, wrong)
    verdict = verify(load(kernel.text, file_name="tosa.mlir"), load(mutant, file_name="mutant.mlir"))
    assert verdict.verdict == "different"
