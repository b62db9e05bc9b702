"""Which functions can be given the same inputs."""

from __future__ import annotations

import pytest

from equiv.errors import SignatureMismatch
from equiv.pairing.signature import unify
from equiv.request.signature import Signature
from interp.ir import View
from interp.ir.text import parse_module


def unified(source: str, target: str) -> Signature:
    before, after = parse_module(source, "before.txt"), parse_module(target, "after.txt")
    return unify(before.functions["f"], after.functions["f"])


def with_view(type_text: str) -> str:
    return f"func @f(%A: {type_text}) {{ return }}"


def test_a_static_extent_fixes_a_dynamic_one() -> None:
    signature = unified(with_view("view<?x8xf32>"), with_view("view<4x?xf32>"))
    assert signature.parameters[0].type == View(signature.parameters[0].type.element, (4, 8))


def test_names_are_the_sources() -> None:
    signature = unified("func @f(%n: index) { return }", "func @f(%m: index) { return }")
    assert (signature.parameters[0].name, signature.parameters[0].target_name) == ("n", "m")


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        (
            "func @f() { return }",
            "func @f(%n: index) { return }",
            "takes 1 argument, and 'f' at before.txt:1:1 takes 0",
        ),
        (with_view("view<4xf32>"), with_view("view<5xf32>"), r"memref<5xf32>.*memref<4xf32>"),
        (with_view("view<4xf32>"), with_view("view<4xf64>"), r"memref<4xf64>.*memref<4xf32>"),
        (with_view("view<4xf32>"), with_view("view<4x1xf32>"), r"memref<4x1xf32>.*memref<4xf32>"),
        ("func @f(%n: index) { return }", "func @f(%n: i64) { return }", "i64.*index"),
        (with_view("f32"), with_view("view<f32>"), r"argument 0 \(%A\)"),
        (
            "func @f() -> (index) { %a = const 1 return %a }",
            "func @f() { return }",
            "returns 0 results",
        ),
    ],
)
def test_functions_without_a_common_input_are_refused(source: str, target: str, said: str) -> None:
    with pytest.raises(SignatureMismatch, match=said) as refused:
        unified(source, target)
    assert refused.value.place is not None
    assert refused.value.place.file == "after.txt"
