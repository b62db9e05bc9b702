# ruff: noqa: E501
"""tosa: what moves elements, sums of products, logic, control and shapes. Its functions of single elements are in
`test_tensor_execution`, over all pairs of values at the edges of each type."""

from __future__ import annotations

import numpy as np

from tests.frontends.mlir.tensor.test_tensor_execution import TOSA_TO_LINALG, buffers
from tests.frontends.operations.case import Case
from tests.oracle import Edges

_FLOATS = ("f16", "bf16", "f32")
_INTEGERS = ("i8", "i16", "i32")
_MOVED = ("i1", *_INTEGERS, *_FLOATS)
# Sums round in an order of their own: numbers whose sums are exact.
_EXACT = (3, 7)


def _shape(name: str, *extents: int) -> str:
    rank = len(extents)
    return f"%{name} = tosa.const_shape {{values = dense<{list(extents)}> : tensor<{rank}xindex>}} : () -> !tosa.shape<{rank}>"


X = "%x: tensor<3x4xT>"
_INDICES = "%i = arith.constant dense<[[3, 0, 1, 3, 2], [0, 0, 2, 1, 3]]> : tensor<2x5xi32>"
_PLACES = "%i = arith.constant dense<[[3, 0], [1, 2]]> : tensor<2x2xi32>"


def _moves() -> list[Case]:
    return [
        Case("identity", X, "tosa.identity %x : (tensor<3x4xT>) -> tensor<3x4xT>", "tensor<3x4xT>", _MOVED),
        *(
            Case(f"reverse of axis {axis}", X, f"tosa.reverse %x {{axis = {axis} : i32}} : (tensor<3x4xT>) "
                 "-> tensor<3x4xT>", "tensor<3x4xT>", _MOVED)
            for axis in (0, 1)
        ),
        Case("concat", f"{X}, %y: tensor<3x2xT>", "tosa.concat %x, %y, %x {axis = 1 : i32} "
             ": (tensor<3x4xT>, tensor<3x2xT>, tensor<3x4xT>) -> tensor<3x10xT>", "tensor<3x10xT>", _MOVED),
        Case("concat of rows", f"{X}, %y: tensor<1x4xT>", "tosa.concat %y, %x {axis = 0 : i32} "
             ": (tensor<1x4xT>, tensor<3x4xT>) -> tensor<4x4xT>", "tensor<4x4xT>", _MOVED),
        Case("reshape", X, f"{_shape('s', 2, 3, 2)}\ntosa.reshape %x, %s : (tensor<3x4xT>, !tosa.shape<3>) "
             "-> tensor<2x3x2xT>", "tensor<2x3x2xT>", _MOVED),
        Case("slice", X, f"{_shape('s', 1, 0)}\n{_shape('n', 2, 3)}\ntosa.slice %x, %s, %n "
             ": (tensor<3x4xT>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xT>", "tensor<2x3xT>", _MOVED),
        Case("tile", X, f"{_shape('s', 2, 3)}\ntosa.tile %x, %s : (tensor<3x4xT>, !tosa.shape<2>) -> tensor<6x12xT>",
             "tensor<6x12xT>", _MOVED),
        Case("transpose", "%x: tensor<2x3x4xT>", "tosa.transpose %x {perms = array<i32: 2, 0, 1>} "
             ": (tensor<2x3x4xT>) -> tensor<4x2x3xT>", "tensor<4x2x3xT>", _MOVED),
        Case("pad", f"%z: T, {X}", f"{_shape('s', 1, 0, 2, 1)}\n%p = tensor.from_elements %z : tensor<1xT>\n"
             "tosa.pad %x, %s, %p : (tensor<3x4xT>, !tosa.shape<4>, tensor<1xT>) -> tensor<4x7xT>", "tensor<4x7xT>",
             _MOVED),
        Case("select", f"%b: tensor<3x1xi1>, {X}, %y: tensor<1x4xT>", "tosa.select %b, %x, %y "
             ": (tensor<3x1xi1>, tensor<3x4xT>, tensor<1x4xT>) -> tensor<3x4xT>", "tensor<3x4xT>", _MOVED),
        Case("gather", "%x: tensor<2x4x3xT>", f"{_INDICES}\ntosa.gather %x, %i "
             ": (tensor<2x4x3xT>, tensor<2x5xi32>) -> tensor<2x5x3xT>", "tensor<2x5x3xT>", _MOVED),
        Case("scatter", "%x: tensor<2x4x3xT>, %y: tensor<2x2x3xT>", f"{_PLACES}\ntosa.scatter %x, %i, %y "
             ": (tensor<2x4x3xT>, tensor<2x2xi32>, tensor<2x2x3xT>) -> tensor<2x4x3xT>", "tensor<2x4x3xT>", _MOVED),
        Case("argmax", X, "tosa.argmax %x {axis = 1 : i32} : (tensor<3x4xT>) -> tensor<3xi32>", "tensor<3xi32>",
             ("i8", "i16", *_FLOATS)),
    ]  # fmt: skip


def _logic() -> list[Case]:
    pair = "%x: tensor<3x1xi1>, %y: tensor<1x4xi1>"
    return [
        *(
            Case(name, pair, f"tosa.{name} %x, %y : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>",
                 "tensor<3x4xi1>", ("i1",))
            for name in ("logical_and", "logical_or", "logical_xor")
        ),
        Case("logical_not", "%x: tensor<4xi1>", "tosa.logical_not %x : (tensor<4xi1>) -> tensor<4xi1>", "tensor<4xi1>",
             ("i1",)),
        *(
            Case(f"{name} of axis {axis}", "%x: tensor<3x4xi1>", f"tosa.{name} %x {{axis = {axis} : i32}} "
                 f": (tensor<3x4xi1>) -> tensor<{shape}xi1>", f"tensor<{shape}xi1>", ("i1",), (0, 1, 2, 3, 5))
            for name in ("reduce_all", "reduce_any")
            for axis, shape in ((0, "1x4"), (1, "3x1"))
        ),
        Case("cond_if", "%b: i1, %x: tensor<3xi32>, %y: tensor<3xi32>", "%p = tensor.from_elements %b : tensor<i1>\n"
             "tosa.cond_if %p (%l = %x, %r = %y) : tensor<i1> (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32> {\n"
             "^bb0(%l: tensor<3xi32>, %r: tensor<3xi32>):\n%s = tosa.sub %l, %r : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>\n"
             "tosa.yield %s : tensor<3xi32>\n} else {\n^bb0(%l: tensor<3xi32>, %r: tensor<3xi32>):\ntosa.yield %r : tensor<3xi32>\n}", "tensor<3xi32>", ("i32",),
             (0, 1, 2, 3)),
        Case("while_loop", "%x: tensor<3xi32>", "%n = arith.constant dense<0> : tensor<i32>\n"
             "%k:2 = tosa.while_loop (%i = %n, %a = %x) : (tensor<i32>, tensor<3xi32>) "
             "-> (tensor<i32>, tensor<3xi32>) {\n"
             "%e = arith.constant dense<4> : tensor<i32>\n"
             "%c = tosa.greater %e, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>\ntosa.yield %c : tensor<i1>\n"
             "} do {\n^bb0(%i: tensor<i32>, %a: tensor<3xi32>):\n%o = arith.constant dense<1> : tensor<i32>\n"
             "%m = tosa.add %i, %o : (tensor<i32>, tensor<i32>) -> tensor<i32>\n"
             "%b = tosa.add %a, %a : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>\n"
             "tosa.yield %m, %b : tensor<i32>, tensor<3xi32>\n}\n"
             "tosa.sub %k#1, %x : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>", "tensor<3xi32>", ("i32",)),
        Case("intdiv", "%x: tensor<3x1xi32>", "%y = arith.constant dense<[[1, -1, 7, -3]]> : tensor<1x4xi32>\n"
             "%m = arith.constant dense<-2147483647> : tensor<3x1xi32>\n%n = arith.maxsi %x, %m : tensor<3x1xi32>\n"
             "tosa.intdiv %n, %y : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>", "tensor<3x4xi32>",
             ("i32",)),
    ]  # fmt: skip


def _products() -> list[Case]:
    """Contractions of floats with zero points of zero, of i8 with others."""
    cases = []
    for types, sum_, points in ((_FLOATS, "f32", ("0.0", "0.0")), (("i8",), "i32", ("3", "-5"))):
        data = _EXACT if sum_ == "f32" else (0, 3)
        zeros = "\n".join(
            f"%{name} = arith.constant dense<{point}> : tensor<1xT>" for name, point in zip("pq", points, strict=True)
        )
        point = "tensor<1xT>, tensor<1xT>"
        place = f"acc_type = {sum_}, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>"
        cases += [
            Case(
                f"matmul in {sum_}",
                "%x: tensor<2x3x4xT>, %y: tensor<2x4x5xT>",
                f"{zeros}\ntosa.matmul %x, %y, %p, %q "
                f": (tensor<2x3x4xT>, tensor<2x4x5xT>, {point}) -> tensor<2x3x5x{sum_}>",
                f"tensor<2x3x5x{sum_}>",
                types,
                data,
            ),
            Case(
                f"depthwise_conv2d in {sum_}",
                f"%x: tensor<1x5x4x2xT>, %w: tensor<3x2x2x3xT>, %b: tensor<6x{sum_}>",
                f"{zeros}\ntosa.depthwise_conv2d %x, %w, %b, %p, %q {{{place}, dilation = array<i64: 1, 2>}} "
                f": (tensor<1x5x4x2xT>, tensor<3x2x2x3xT>, tensor<6x{sum_}>, {point}) -> tensor<1x3x3x6x{sum_}>",
                f"tensor<1x3x3x6x{sum_}>",
                types,
                data,
            ),
            Case(
                f"conv3d in {sum_}",
                f"%x: tensor<1x3x4x3x2xT>, %w: tensor<3x2x2x1x2xT>, %b: tensor<3x{sum_}>",
                f"{zeros}\ntosa.conv3d %x, %w, %b, %p, %q {{acc_type = {sum_}, pad = array<i64: 1, 0, 0, 0, 0, 0>, "
                "stride = array<i64: 1, 2, 1>, dilation = array<i64: 2, 1, 1>} "
                f": (tensor<1x3x4x3x2xT>, tensor<3x2x2x1x2xT>, tensor<3x{sum_}>, {point}) -> tensor<1x2x2x3x3x{sum_}>",
                f"tensor<1x2x2x3x3x{sum_}>",
                types,
                data,
            ),
            Case(
                f"transpose_conv2d in {sum_}",
                f"%x: tensor<1x2x3x2xT>, %w: tensor<3x3x2x2xT>, %b: tensor<3x{sum_}>",
                f"{zeros}\ntosa.transpose_conv2d %x, %w, %b, %p, %q {{acc_type = {sum_}, "
                "out_pad = array<i64: 1, 0, 0, -1>, stride = array<i64: 2, 1>} "
                f": (tensor<1x2x3x2xT>, tensor<3x3x2x2xT>, tensor<3x{sum_}>, {point}) -> tensor<1x6x3x3x{sum_}>",
                f"tensor<1x6x3x3x{sum_}>",
                types,
                data,
            ),
        ]
    return cases  # fmt: skip


def _shapes() -> list[Case]:
    """Computed shapes, each as what a tensor of 24 elements becomes."""
    cases = []
    for name, operands, count in (
        ("add_shape", ((1, 2, 0), (1, 1, 4)), 3),
        ("sub_shape", ((4, 4, 9), (2, 1, 5)), 3),
        ("mul_shape", ((2, 1, 2), (1, 3, 2)), 3),
        ("div_ceil_shape", ((3, 7, 4), (2, 3, 1)), 3),
        ("div_floor_shape", ((5, 10, 4), (2, 3, 1)), 3),
        ("mod_shape", ((5, 11, 4), (3, 4, 8)), 3),
        ("max_shape", ((2, 1, 4), (1, 3, 0)), 3),
        ("min_shape", ((2, 9, 4), (7, 3, 4)), 3),
        ("exp2_shape", ((1, 0, 2),), 3),
        ("log2_ceil_shape", ((3, 8, 9),), 3),
        ("log2_floor_shape", ((5, 8, 31),), 3),
        ("concat_shape", ((2, 3), (4,)), 3),
    ):
        found = {"exp2_shape": (2, 1, 4), "log2_floor_shape": (2, 3, 4), "log2_ceil_shape": (2, 3, 4)}
        shape = found.get(name, (2, 3, 4))
        constants = "\n".join(_shape(f"a{at}", *operand) for at, operand in enumerate(operands))
        names = ", ".join(f"%a{at}" for at in range(len(operands)))
        types = ", ".join(f"!tosa.shape<{len(operand)}>" for operand in operands)
        before, after = f"tensor<{np.prod(shape)}xT>", f"tensor<{'x'.join(map(str, shape))}xT>"
        cases.append(
            Case(
                name,
                f"%x: {before}",
                f"{constants}\n%s = tosa.{name} {names} : ({types}) -> !tosa.shape<{count}>\n"
                f"tosa.reshape %x, %s : ({before}, !tosa.shape<{count}>) -> {after}",
                after,
                ("f32",),
                (0,),
            )
        )
    cases.append(
        Case(
            "dim",
            X,
            "%a = tosa.dim %x {axis = 0 : i32} : (tensor<3x4xT>) -> !tosa.shape<1>\n"
            "%b = tosa.dim %x {axis = 1 : i32} : (tensor<3x4xT>) -> !tosa.shape<1>\n"
            "%s = tosa.mul_shape %a, %b : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>\n"
            "tosa.reshape %x, %s : (tensor<3x4xT>, !tosa.shape<1>) -> tensor<12xT>",
            "tensor<12xT>",
            ("f32",),
            (0,),
        )
    )
    return cases  # fmt: skip


def _scales() -> list[Case]:
    return [
        Case(f"apply_scale by {multiplier} and {shift}, {mode}", "%x: i32", f"%m = arith.constant {multiplier} : i32\n"
             f"%s = arith.constant {shift} : i8\n"
             f"tosa.apply_scale %x, %m, %s {{rounding_mode = {mode}}} : (i32, i32, i8) -> i32", "i32", ("i32",),
             tuple(Edges(turn) for turn in range(13)))
        for multiplier, shift in ((1073741824, 35), (2147483647, 31), (5, 2), (1431655765, 62))
        for mode in ("SINGLE_ROUND", "DOUBLE_ROUND")
    ]  # fmt: skip


CASES = [*_moves(), *_logic(), *_products(), *_shapes(), *_scales()]


def natively(text: str) -> str:
    """The functions on buffers."""
    return buffers(text, ("func.func(tosa-optional-decompositions)", *TOSA_TO_LINALG))
