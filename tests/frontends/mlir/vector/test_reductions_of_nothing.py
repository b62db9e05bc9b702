"""`vector.multi_reduction` over no dimension: what it is given, for every rank (llvm-project's pull request 188983)."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

# Shapes and kinds.
REDUCTIONS = [
    ("4", "add", "f32"),
    ("4", "mul", "i32"),
    ("2x3", "add", "i32"),
    ("2x3", "maximumf", "f32"),
    ("1", "minsi", "i32"),
    ("1x1", "xor", "i32"),
    ("1x3", "add", "f32"),
    ("2x1x2", "and", "i32"),
]


def program(shape: str, type: str, computed: str) -> str:
    vector = f"vector<{shape}x{type}>"
    return f"func.func @f(%x: {vector}, %a: {vector}) -> {vector} {{\n  {computed}\n}}\n"


@pytest.mark.parametrize(("shape", "kind", "type"), REDUCTIONS)
def test_it_is_the_source(shape: str, kind: str, type: str) -> None:
    vector = f"vector<{shape}x{type}>"
    reduction = f"%r = vector.multi_reduction <{kind}>, %x, %a [] : {vector} to {vector}\n  return %r : {vector}"
    before = program(shape, type, reduction)
    assert check(before, program(shape, type, f"return %x : {vector}")).verdict == "equivalent"
    assert check(before, program(shape, type, f"return %a : {vector}")).verdict == "different"
    name = {"add": "add", "mul": "mul", "maximumf": "maximum", "minsi": "minsi", "xor": "xori", "and": "andi"}[kind]
    suffix = ("f" if type == "f32" else "i") if kind in ("add", "mul", "maximumf") else ""
    combined = f"%r = arith.{name}{suffix} %x, %a : {vector}\n  return %r : {vector}"
    assert check(before, program(shape, type, combined)).verdict == "different"


def test_under_a_mask_it_is_left_open() -> None:
    masked = """%r = vector.mask %m { vector.multi_reduction <add>, %x, %a [] : vector<4xi32> to vector<4xi32> }
      : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>"""
    text = program("4", "i32", masked).replace("%a: vector<4xi32>)", "%a: vector<4xi32>, %m: vector<4xi1>)")
    assert check(text, text.replace("<add>", "<xor>")).verdict == "unknown"
