# ruff: noqa: E501
"""Operations of linalg on tensors that transform scripts take apart: softmax and the transforms of Winograd."""

from __future__ import annotations

from tests.frontends.mlir.tensor.test_tensor_execution import buffers
from tests.frontends.mlir.vector.transform_scripts import ANY, transformed
from tests.frontends.operations.case import Case

# Whole numbers small enough that the factors of F(2x2, 3x3), halves and quarters, are exact.
_EXACT = (3, 7)


def _winograd(part: str, before: str, after: str) -> Case:
    return Case(
        f"winograd_{part}_transform",
        f"%x: tensor<{before}xT>",
        f"%e = tensor.empty() : tensor<{after}xT>\n"
        f"linalg.winograd_{part}_transform fmr(F_2_3) ins(%x : tensor<{before}xT>) outs(%e : tensor<{after}xT>) "
        f"-> tensor<{after}xT>",
        f"tensor<{after}xT>",
        ("f32",),
        _EXACT,
    )


CASES = [
    Case(
        "softmax",
        "%x: tensor<3x4xT>",
        "%e = tensor.empty() : tensor<3x4xT>\n"
        "linalg.softmax dimension(1) ins(%x : tensor<3x4xT>) outs(%e : tensor<3x4xT>) -> tensor<3x4xT>",
        "tensor<3x4xT>",
        ("f16", "f32", "f64"),
    ),
    _winograd("filter", "2x3x3x5", "4x4x5x2"),
    _winograd("input", "2x6x6x5", "4x4x2x2x2x5"),
    _winograd("output", "4x4x2x2x2x3", "2x4x4x3"),
]


def natively(text: str) -> str:
    """The functions on buffers."""
    script = [
        f'%softmax = transform.structured.match ops{{["linalg.softmax"]}} in %m : ({ANY}) -> {ANY}',
        f"%s = transform.structured.decompose_interface %softmax : ({ANY}) -> {ANY}",
    ]
    for part in ("filter", "input", "output"):
        script += [
            f'%{part} = transform.structured.match ops{{["linalg.winograd_{part}_transform"]}} in %m : ({ANY}) -> {ANY}',
            f"%d_{part} = transform.structured.decompose_winograd_op %{part} : ({ANY}) -> {ANY}",
        ]
    return buffers(transformed(text, "\n".join(script)))
