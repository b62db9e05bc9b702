"""Products of matrices by a wave of AMD's processors, in the amdgpu and the rocdl dialect.

`frontends.mlir.dialects.gpu.matrix_cores` says who holds what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.fragments import Integers
from frontends.mlir.dialects.gpu.matrix_cores import LANES_OF_B, SHAPES, Mfma, multiply, wmma
from frontends.mlir.dialects.gpu.subgroup import subgroups_of
from frontends.mlir.dialects.llvm.packing import is_packed, unpack
from interp import ir

_WAVE = 64
_NEGATED = ("negateA", "negateB", "negateC")
_MFMA = re.compile(r"rocdl\.mfma\.\w+?\.(\d+)x(\d+)x(\d+)\.?(f64|f32|f16|bf16|i8)(?:\.1k)?")
_WMMA = re.compile(r"rocdl\.wmma\.\w+?\.16x16x(\d+)\.(f16|bf16|iu8|iu4)")


def _names() -> Iterator[str]:
    """The operations of rocdl for MFMA."""
    for element, shapes in SHAPES.items():
        sums = {"i8": "i32", "f64": "f64"}.get(element, "f32")
        for m, n, k, blocks in shapes:
            dot, suffix = ("." if element == "i8" and m * k * blocks == 512 else ""), ""
            if element == "bf16" and m * k * blocks == 4 * _WAVE:
                suffix = ".1k"
            yield f"rocdl.mfma.{sums}.{m}x{n}x{k}{dot}{element}{suffix}"


@handles(
    "amdgpu.mfma",
    attributes=("m", "n", "k", "blocks", "cbsz", "abid", "blgp", "reducePrecision", *_NEGATED),
)
def _mfma(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    if "reducePrecision" in attributes:
        raise lowering.unsupported("factors that are rounded to fewer bits, of which no source says how")
    shape = tuple(int(attributes[each].value) for each in ("m", "n", "k", "blocks"))
    negated = [each in attributes for each in _NEGATED]
    left, right, sums = (lowering.parts(each) for each in operation.operands)
    _product(lowering, operation, shape, left, right, sums, negated)


@handles(*dict.fromkeys(_names()), attributes=("cbsz", "abid", "blgp"))
def _rocdl_mfma(lowering: Lowering, operation: Any) -> None:
    found = _MFMA.fullmatch(operation.name)
    assert found is not None
    m, n, k = (int(each) for each in found.groups()[:3])
    left, right = (_numbers(lowering, each, ir.Scalar(found[4])) for each in list(operation.operands)[:2])
    sums = _sums(lowering, operation)
    blocks = len(sums) * _WAVE // (m * n)
    negated = [False] * 3
    if found[4] == "f64":  # since gfx940, in the place of lanes of B (llvm/llvm-project, D121745)
        words = _word(operation, "blgp").split("|")
        negated = [f"neg_{each}" in words for each in "abc"]
        if sum(negated) != len([each for each in words if each != "none"]):
            raise lowering.unsupported(f"factors by {_word(operation, 'blgp')}")
    _product(lowering, operation, (m, n, k, blocks), left, right, sums, negated)


def _product(
    lowering: Lowering,
    operation: Any,
    shape: Sequence[int],
    left: Sequence[ir.Value],
    right: Sequence[ir.Value],
    sums: Sequence[ir.Value],
    negated: Sequence[bool],
) -> None:
    m, n, k, blocks = shape
    if subgroups_of(lowering).size != _WAVE:
        raise lowering.unsupported("a product by a wave that does not have 64 lanes")
    element, type = left[0].type, sums[0].type
    assert isinstance(element, ir.Scalar) and isinstance(type, ir.Scalar)
    if tuple(shape) not in SHAPES.get(str(element), ()):
        raise lowering.unsupported(f"{blocks} products of shape {m} x {n} x {k} of {element}")
    if type.width != (64 if element.width == 64 else 32):
        raise lowering.unsupported(f"products of {element} in sums of {type}")
    cbsz, abid = (int(operation.attributes[each].value) for each in ("cbsz", "abid"))
    if not 0 <= abid < 1 << cbsz <= blocks or (cbsz and element.width == 64):
        raise lowering.unsupported(f"block {abid} of 2^{cbsz}, of {blocks} blocks")
    word = "none" if element.width == 64 else _word(operation, "blgp")
    # CDNA 3 has no such pattern for one block of numbers of less than 32 bits.
    if word not in LANES_OF_B or (word != "none" and blocks == 1 and element.width < 32):
        raise lowering.unsupported(f"lanes of B by {word}")
    if any(negated) and element.width != 64:
        raise lowering.unsupported(f"negated numbers of type {element}")
    a, b, c = (
        [lowering.op("negf", [each], each.type) for each in values] if negative else values
        for values, negative in zip((left, right, sums), negated, strict=True)
    )
    layout = Mfma(m, n, k, blocks, type.width, cbsz, abid, LANES_OF_B[word])
    # Encodings of MFMA have no bit for sums that saturate (VOP3P-MAI).
    results = multiply(lowering, operation, layout, a, b, c, Integers((False, False), saturate=False))
    lowering.bind_parts(operation.results[0], results)


@handles("amdgpu.sched_barrier", attributes=("opts",))
def _scheduling(lowering: Lowering, operation: Any) -> None:
    """What the compiler's scheduler may not move: it orders no memory, and becomes `rocdl.sched.barrier`."""


@handles("amdgpu.wmma", attributes=("m", "n", "k", "subwordOffset", "unsignedA", "unsignedB", "clamp"))
def _wmma(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    left, right, sums = (lowering.parts(each) for each in operation.operands)
    if (int(attributes["m"].value), int(attributes["n"].value)) != (16, 16):
        raise lowering.unsupported("a product that is not of 16 x 16")
    integers = Integers(("unsignedA" in attributes, "unsignedB" in attributes), "clamp" in attributes)
    half = int(attributes["subwordOffset"].value)
    _wave_product(lowering, operation, int(attributes["k"].value), left, right, sums, integers, half)


@handles(
    *(f"rocdl.wmma.{sums}.16x16x16.{factors}" for sums in ("f32", "f16") for factors in ("f16",)),
    *(f"rocdl.wmma.{sums}.16x16x16.bf16" for sums in ("f32", "bf16")),
    *("rocdl.wmma.i32.16x16x16.iu8", "rocdl.wmma.i32.16x16x16.iu4", "rocdl.wmma.i32.16x16x32.iu4"),
    attributes=("opsel", "signA", "signB", "clamp"),
)
def _rocdl_wmma(lowering: Lowering, operation: Any) -> None:
    found = _WMMA.fullmatch(operation.name)
    assert found is not None
    element = ir.Scalar(found[2].replace("iu", "i"))
    operands = list(operation.operands)
    left, right = (_numbers(lowering, each, element) for each in operands[:2])
    sums = _sums(lowering, operation)
    if operation.name.startswith("rocdl.wmma.bf16."):
        sums = recast(lowering, sums, element, "sums of another width")
    flags = [_flag(operation, each) for each in ("signA", "signB", "clamp", "opsel")]
    integers = Integers((not flags[0], not flags[1]), flags[2])
    _wave_product(lowering, operation, int(found[1]), left, right, sums, integers, int(flags[3]))


def _wave_product(
    lowering: Lowering,
    operation: Any,
    k: int,
    left: Sequence[ir.Value],
    right: Sequence[ir.Value],
    sums: Sequence[ir.Value],
    integers: Integers,
    half: int,
) -> None:
    element, type = left[0].type, sums[0].type
    assert isinstance(element, ir.Scalar) and isinstance(type, ir.Scalar)
    if str(element) not in ("f16", "bf16", "i8", "i4"):
        raise lowering.unsupported(f"products of {element}")
    if type.width != 32 and type != element:
        raise lowering.unsupported(f"products of {element} in sums of {type}")
    if type.is_float and integers.saturate:
        raise lowering.unsupported("sums of floats that saturate")
    layout = wmma(lowering, subgroups_of(lowering).size, k, element, len(left), type, len(sums), half)
    results = multiply(lowering, operation, layout, left, right, sums, integers)
    wanted = lowering.part_types(operation.results[0].type)[0]
    assert isinstance(wanted, ir.Scalar)
    lowering.bind_parts(operation.results[0], recast(lowering, results, wanted, "sums of another width"))


def _numbers(lowering: Lowering, mlir_value: Any, element: ir.Scalar) -> list[ir.Value]:
    """The numbers in the registers of a factor."""
    found = []
    for part in lowering.parts(mlir_value):
        numbers = unpack(lowering, part) if is_packed(lowering, part) else [part]
        found += recast(lowering, numbers, element, f"numbers of {mlir_value.type} taken for {element}")
    return found


def _sums(lowering: Lowering, operation: Any) -> list[ir.Value]:
    parts = lowering.parts(operation.operands[2])
    if any(is_packed(lowering, each) for each in parts):
        raise lowering.unsupported("sums that are made of narrower numbers")
    return parts


def _word(operation: Any, attribute: str) -> str:
    """The word in an attribute such as `#rocdl<mfma_perm_b none>`."""
    text = str(operation.attributes[attribute]).removesuffix(">").rpartition("<")[2]
    return text.partition(" ")[2].replace(" ", "")


def _flag(operation: Any, attribute: str) -> bool:
    return attribute in operation.attributes and str(operation.attributes[attribute]) == "true"
