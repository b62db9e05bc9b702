"""Properties that the bindings show in the text alone."""

from __future__ import annotations

from typing import Any

import pytest
import torch_mlir.ir as mlir

from frontends.mlir.properties import number_property, unit_property


def module(text: str) -> Any:
    function = f"func.func @f(%a: i32, %p: !llvm.ptr, %i: index) {{\n  %0 = {text}\n  return\n}}"
    return mlir.Module.parse(function, mlir.Context())


def operation(module: Any) -> Any:
    """The first operation of the function."""
    return next(iter(next(iter(module.body.operations)).regions[0].blocks[0].operations)).operation


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("llvm.add %a, %a : i32", "overflowFlags", 0),
        ("llvm.add %a, %a overflow<nsw> : i32", "overflowFlags", 1),
        ("llvm.sub %a, %a overflow<nsw, nuw> : i32", "overflowFlags", 3),
        ('llvm.mul %a, %a {"overflowFlags = 3 : i32" = 3 : i32} : i32', "overflowFlags", 0),
        ("llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, f32", "noWrapFlags", 0),
        ("llvm.getelementptr inbounds|nuw %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, f32", "noWrapFlags", 7),
    ],
)
def test_numbers(text: str, name: str, value: int) -> None:
    parsed = module(text)
    assert number_property(operation(parsed), name) == value


@pytest.mark.parametrize(
    ("text", "value"), [("affine.linearize_index", False), ("affine.linearize_index disjoint", True)]
)
def test_units(text: str, value: bool) -> None:
    parsed = module(f"{text} [%i, %i] by (3, 4) : index")
    assert unit_property(operation(parsed), "disjoint") is value
