"""Layers as operations of linalg on memrefs, and what becomes of their sums."""

from __future__ import annotations

from corpora.npu.nvdla.host import shape, tensor_type
from corpora.npu.nvdla.trace import Cube, Filter

_CHANNELS = "affine_map<(n, k, h, w) -> (k)>"
_EACH = "affine_map<(n, k, h, w) -> (n, k, h, w)>"
_PARALLEL = '["parallel", "parallel", "parallel", "parallel"]'


def convolution(source: Cube, filter: Filter, target: Cube, x: str, w: str, sums: str) -> str:
    """The sums of a convolution in i32."""
    top, bottom, left, right = filter.padding
    height, width = source.height + top + bottom, source.width + left + right
    given, lines = tensor_type(source), []
    if (height, width) != (source.height, source.width):
        padded = shape(1, source.channels, height, width)
        sizes = f"[1, {source.channels}, {source.height}, {source.width}]"
        inner = f"strided<[{source.channels * height * width}, {height * width}, {width}, 1], offset: "
        view = f"memref<1x{source.channels}x{source.height}x{source.width}xi8, {inner}{top * width + left}>>"
        lines = [
            f"  {x}_border = arith.constant {filter.padding_value} : i8",
            f"  {x}_padded = memref.alloc() : {padded}",
            f"  linalg.fill ins({x}_border : i8) outs({x}_padded : {padded})",
            f"  {x}_inner = memref.subview {x}_padded[0, 0, {top}, {left}] {sizes} [1, 1, 1, 1] : {padded} to {view}",
            f"  memref.copy {x}, {x}_inner : {given} to {view}",
        ]
        x, given = f"{x}_padded", padded
    out = shape(1, target.channels, target.height, target.width, element="i32")
    weights = shape(target.channels, source.channels, filter.rows, filter.columns)
    attributes = (
        f"dilations = dense<[{filter.dilations[0]}, {filter.dilations[1]}]> : tensor<2xi64>, "
        f"strides = dense<[{filter.strides[0]}, {filter.strides[1]}]> : tensor<2xi64>"
    )
    lines += [
        f"  {sums}_zero = arith.constant 0 : i32",
        f"  {sums} = memref.alloc() : {out}",
        f"  linalg.fill ins({sums}_zero : i32) outs({sums} : {out})",
        f"  linalg.conv_2d_nchw_fchw {{{attributes}}} ins({x}, {w} : {given}, {weights}) outs({sums} : {out})",
    ]
    return "\n".join(lines) + "\n"


def elementwise(target: Cube, inputs: dict[str, tuple[str, str, bool]], y: str, body: str) -> str:
    """`linalg.generic` over a tensor: `inputs` are the names in the body, each with a memref, its type, and whether it
    has one element for each channel; the body ends in `%result : i8`."""
    maps = ", ".join([_CHANNELS if each else _EACH for _, _, each in inputs.values()] + [_EACH])
    names = ", ".join(name for name, _, _ in inputs.values())
    types = ", ".join(type for _, type, _ in inputs.values())
    elements = ", ".join(
        f"%{inner}: {type.removesuffix('>').rpartition('x')[2]}" for inner, (_, type, _) in inputs.items()
    )
    return (
        f"  linalg.generic {{indexing_maps = [{maps}], iterator_types = {_PARALLEL}}}\n"
        f"      ins({names} : {types}) outs({y} : {tensor_type(target)}) {{\n"
        f"  ^bb0({elements}, %old: i8):\n"
        f"{body}    linalg.yield %result : i8\n  }}\n"
    )


def scaled(value: str, result: str, scale: int, shift: int) -> str:
    """An i32 multiplied and divided by a power of two, rounded half away from zero, in i64."""
    return f"""\
    {result}_wide = arith.extsi {value} : i32 to i64
    {result}_scale = arith.constant {scale} : i64
    {result}_product = arith.muli {result}_wide, {result}_scale : i64
{rounded(f"{result}_product", result, shift, "i64")}"""


def rounded(value: str, result: str, shift: int, type: str) -> str:
    """Divided by a power of two, rounded half away from zero."""
    return f"""\
    {result}_none = arith.constant 0 : {type}
    {result}_half = arith.constant {1 << shift - 1} : {type}
    {result}_less = arith.constant {(1 << shift - 1) - 1} : {type}
    {result}_negative = arith.cmpi slt, {value}, {result}_none : {type}
    {result}_add = arith.select {result}_negative, {result}_less, {result}_half : {type}
    {result}_raised = arith.addi {value}, {result}_add : {type}
    {result}_shift = arith.constant {shift} : {type}
    {result} = arith.shrsi {result}_raised, {result}_shift : {type}
"""


def clamped(value: str, type: str, low: int = -128) -> str:
    """`%result`: a value held between `low` and 127, as i8."""
    return f"""\
    %low = arith.constant {low} : {type}
    %high = arith.constant 127 : {type}
    %above = arith.maxsi {value}, %low : {type}
    %within = arith.minsi %above, %high : {type}
    %result = arith.trunci %within : {type} to i8
"""


def biased(value: str, bias: str, result: str) -> str:
    return f"""\
    {result}_bias = arith.extsi {bias} : i16 to i32
    {result} = arith.addi {value}, {result}_bias : i32
"""
