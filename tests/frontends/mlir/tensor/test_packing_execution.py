"""Packed layouts against native code, which runs what transform scripts make of them: pads, shapes and transposes."""

from __future__ import annotations

import re

import pytest

from tests.frontends.execution import tensor_disagreements
from tests.frontends.mlir.tensor.test_tensor_execution import buffers
from tests.frontends.mlir.vector.transform_scripts import ANY as _ANY
from tests.frontends.mlir.vector.transform_scripts import transformed

_PARTS = {
    "pack": ("tensor.pad", "tensor.expand_shape", "linalg.transpose"),
    "unpack": ("tensor.empty", "linalg.transpose", "tensor.collapse_shape", "tensor.extract_slice", "linalg.copy"),
}


def native(text: str) -> str:
    """The function without operations that pack, which nothing lowers to loops, on buffers."""
    found = [name for name in _PARTS for _ in re.findall(rf"linalg\.{name}\b", text)]
    lines = []
    for name in dict.fromkeys(found):
        one = f'!transform.op<"linalg.{name}">'
        parts = ", ".join(f'!transform.op<"{each}">' for each in _PARTS[name])
        several = ", ".join([one] * found.count(name))
        handles = [f"%{name}#{at}" for at in range(found.count(name))] if found.count(name) > 1 else [f"%{name}"]
        lines.append(f'%all_{name} = transform.structured.match ops{{["linalg.{name}"]}} in %m : ({_ANY}) -> {one}')
        left = f"%{name}:{found.count(name)}" if found.count(name) > 1 else f"%{name}"
        lines.append(f"{left} = transform.split_handle %all_{name} : ({one}) -> ({several})")
        lines += [
            f"%{name}_{at}:{len(_PARTS[name])} = transform.structured.lower_{name} {each} : ({one}) -> ({parts})"
            for at, each in enumerate(handles)
        ]
    lowered = transformed(text, "\n".join(lines))
    assert not any(f"linalg.{name}" in lowered for name in _PARTS)
    return buffers(lowered)


def packed(element: str, attributes: str, shape: str, result: str, padding: str = "") -> str:
    """A function that packs its argument. Where `padding` names a number, with it in incomplete tiles."""
    constant = f"%p = arith.constant {padding} : {element}" if padding else ""
    value = f"padding_value(%p : {element}) " if padding else ""
    types = f"tensor<{shape}x{element}>", f"tensor<{result}x{element}>"
    return f"""func.func @f(%a: {types[0]}) -> {types[1]} {{
  {constant}
  %e = tensor.empty() : {types[1]}
  %r = linalg.pack %a {value}{attributes} into %e : {types[0]} -> {types[1]}
  return %r : {types[1]}
}}
"""


def unpacked(element: str, attributes: str, shape: str, result: str) -> str:
    types = f"tensor<{shape}x{element}>", f"tensor<{result}x{element}>"
    return f"""func.func @f(%a: {types[0]}) -> {types[1]} {{
  %e = tensor.empty() : {types[1]}
  %r = linalg.unpack %a {attributes} into %e : {types[0]} -> {types[1]}
  return %r : {types[1]}
}}
"""


def product(left: str, result: str, zero: str) -> str:
    """A matrix product in tiles, packed before and unpacked after it."""
    return f"""func.func @f(%a: tensor<5x6x{left}>, %b: tensor<6x7x{left}>) -> tensor<5x7x{result}> {{
  %p = arith.constant {"0" if left[0] == "i" else "0.0"} : {left}
  %z = arith.constant {zero} : {result}
  %ae = tensor.empty() : tensor<3x2x2x4x{left}>
  %be = tensor.empty() : tensor<3x2x3x4x{left}>
  %ce = tensor.empty() : tensor<3x3x2x3x{result}>
  %e = tensor.empty() : tensor<5x7x{result}>
  %ap = linalg.pack %a padding_value(%p : {left}) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %ae
    : tensor<5x6x{left}> -> tensor<3x2x2x4x{left}>
  %bp = linalg.pack %b padding_value(%p : {left}) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [3, 4]
    into %be : tensor<6x7x{left}> -> tensor<3x2x3x4x{left}>
  %cf = linalg.fill ins(%z : {result}) outs(%ce : tensor<3x3x2x3x{result}>) -> tensor<3x3x2x3x{result}>
  %c = linalg.mmt4d ins(%ap, %bp : tensor<3x2x2x4x{left}>, tensor<3x2x3x4x{left}>)
    outs(%cf : tensor<3x3x2x3x{result}>) -> tensor<3x3x2x3x{result}>
  %r = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %e
    : tensor<3x3x2x3x{result}> -> tensor<5x7x{result}>
  return %r : tensor<5x7x{result}>
}}
"""


PROGRAMS = {
    "whole tiles": packed("f32", "inner_dims_pos = [0, 1] inner_tiles = [2, 4]", "4x8", "2x2x2x4"),
    "tiles in another order": packed("i8", "inner_dims_pos = [1, 0] inner_tiles = [4, 2]", "4x8", "2x2x4x2"),
    "outer dimensions in another order": packed(
        "i32", "outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4]", "4x12", "3x2x2x4"
    ),
    "one dimension of three": packed(
        "f64", "outer_dims_perm = [2, 0, 1] inner_dims_pos = [1] inner_tiles = [3]", "2x6x4", "4x2x2x3"
    ),
    "padding": packed("f32", "inner_dims_pos = [0, 1] inner_tiles = [2, 4]", "5x6", "3x2x2x4", "-1.5"),
    "padding in another order": packed(
        "f16", "outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2]", "5x7", "2x3x4x2", "2.0"
    ),
    "back from tiles": unpacked("f32", "inner_dims_pos = [0, 1] inner_tiles = [2, 4]", "2x2x2x4", "4x8"),
    "back from incomplete tiles": unpacked("i16", "inner_dims_pos = [0, 1] inner_tiles = [2, 4]", "3x2x2x4", "5x6"),
    "back from another order": unpacked(
        "f32", "outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2]", "2x3x4x2", "5x7"
    ),
    "a product of f32": product("f32", "f32", "0.0"),
    "a product of f16": product("f16", "f32", "0.5"),
    "a product of i8": product("i8", "i32", "3"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_packed_layouts_are_those_of_native_code(name: str) -> None:
    assert tensor_disagreements(PROGRAMS[name], native(PROGRAMS[name]), seeds=(0, 3)) == []


def test_another_layout_is_told_apart() -> None:
    """The comparison sees where elements lie."""
    source, other = (
        packed("i32", f"inner_dims_pos = [{order}] inner_tiles = [4, 4]", "8x8", "2x2x4x4")
        for order in ("0, 1", "1, 0")
    )
    assert tensor_disagreements(source, native(other)) != []
