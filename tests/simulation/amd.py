"""Products of matrices by a wave of AMD's processors, as the amdgpu and rocdl dialects have them.

Source: the formulae that AMD's Matrix Instruction Calculator prints from elements to registers and lanes
(`--detail-instruction`), of which `frontends.mlir.dialects.gpu.matrix_cores` has other directions. What bits of
registers are taken for, its operands' names say: a cast of these changes nothing here."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import numpy as np

from tests.simulation import numbers
from tests.simulation.gpu import Thread
from tests.simulation.schedules import Agent, Undefined
from tests.simulation.writing import Writer, emits, number, runtime

_MFMA = re.compile(r"rocdl\.mfma\.(\w+)\.(\d+)x(\d+)x(\d+)")
_PATTERNS = (
    *("none", "bcast_first_32", "bcast_second_32", "rotate_16_right"),
    *(f"bcast_{word}_16" for word in ("first", "second", "third", "fourth")),
)


@emits("llvm.bitcast")
def _bitcast(writer: Writer, operation: Any) -> None:
    for use in operation.results[0].uses:
        assert use.owner.operation.name.startswith(("rocdl.mfma.", "rocdl.wmma.")), "bits of a number"
    writer.define(operation.results[0], writer.use(operation.operands[0]))


def _word(operation: Any, name: str) -> str:
    return str(operation.attributes[name]).rpartition("<")[2].removesuffix(">").partition(" ")[2]


def _count(type: Any) -> int:
    found = re.match(r"vector<(\d+)x", str(type))
    return int(found[1]) if found else 1


_SHAPES = "32x32x1 16x16x1 4x4x1 32x32x2 16x16x2 4x4x2 32x32x4 16x16x4 4x4x4 32x32x8 16x16x8 16x16x16 32x32x16 16x16x32"
_ALL_NAMES = [
    f"rocdl.mfma.{sums}.{shape}{factor}"
    for sums, factors in (
        ("f32", ("f32", "f16", "bf16", "bf16.1k")),
        ("f64", ("f64",)),
        ("i32", ("i8", ".i8")),
    )
    for factor in factors
    for shape in _SHAPES.split()
]


@emits("amdgpu.mfma", *_ALL_NAMES)
def _mfma(writer: Writer, operation: Any) -> None:
    name, sums = operation.name, operation.results[0].type
    if name == "amdgpu.mfma":
        assert "reducePrecision" not in operation.attributes
        m, n, k = (number(operation, each) for each in "mnk")
        signs = [-1 if f"negate{each}" in operation.attributes else 1 for each in "ABC"]
        lanes = _word(operation, "blgp")
    else:
        found = _MFMA.match(name)
        assert found is not None
        m, n, k = (int(each) for each in found.groups()[1:])
        words = _word(operation, "blgp") if found[1] == "f64" else ""
        signs = [-1 if f"neg_{each}" in words else 1 for each in "abc"]
        lanes = "none" if found[1] == "f64" else _word(operation, "blgp")
    blocks = _count(sums) * 64 // (m * n)
    shape = (m, n, k, blocks, number(operation, "cbsz"), number(operation, "abid"), _PATTERNS.index(lanes))
    kind = "f64" if "f64" in str(sums) else "i32" if "i32" in str(sums) else "f32"
    writer.define(
        operation.results[0],
        f"yield from of_wave(thread, {', '.join(writer.uses(operation.operands))}, {shape}, {signs}, {kind!r})",
    )


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def lane_of_b(lane: int, pattern: int) -> int:
    """The lane whose number of B takes the place of a lane's."""
    if pattern in (1, 2):
        return lane % 32 + 32 * (pattern - 1)
    if pattern == 3:
        return (lane + 16) % 64
    return lane % 16 + 16 * (pattern - 4) if pattern else lane


def factor_at(across: int, depth: int, block: int, extent: int, k: int, blocks: int) -> tuple[int, int]:
    """The lane of an element of a factor of MFMA, and its number there: a lane has as many in a row as fit."""
    in_lane = k * extent * blocks // 64
    return block * extent + depth // in_lane * extent * blocks + across, depth % in_lane


def sum_at(i: int, j: int, block: int, m: int, n: int, height: int) -> tuple[int, int]:
    """Likewise of a sum. Strips of `height` rows go through the lanes first, beside those of as many blocks as fit."""
    abreast, strips = max(64 * height // (m * n), 1), 64 // n
    lane = block % abreast * n + i // height % strips * abreast * n + j
    return lane, block * (m * n // 64) + i // (height * strips) * height + i % height


@runtime
def of_wave(thread: Thread, a: Any, b: Any, c: Any, shape: Any, signs: Any, kind: str) -> Agent:
    """`blocks` products, of which lane and register of each element are as the calculator's formulae say."""
    m, n, k, blocks, cbsz, abid, pattern = shape
    posted = yield from thread.of_lanes((_listed(a), _listed(b), _listed(c)), 64)
    if len(posted) != 64:
        raise Undefined("a wave that is not full")
    number_of: Any = int if kind == "i32" else np.float64

    def factor(which: int, across: int, depth: int, block: int, extent: int) -> Any:
        lane, part = factor_at(across, depth, block, extent, k, blocks)
        if which:
            lane = lane_of_b(lane, pattern)
        return number_of(posted[lane][which][part]) * signs[which]

    mine: dict[int, Any] = {}
    for block, i, j in product(range(blocks), range(m), range(n)):
        lane, register = sum_at(i, j, block, m, n, 1 if kind == "f64" else 4)
        if lane != thread.number % 64:
            continue
        of_a = block // 2**cbsz * 2**cbsz + abid
        total = sum(factor(0, i, at, of_a, m) * factor(1, j, at, block, n) for at in range(k))
        mine[register] = _rounded(number_of(posted[lane][2][register]) * signs[2] + total, kind)
    found = [mine[register] for register in range(len(mine))]
    return found if isinstance(c, (list, tuple)) else found[0]


def _rounded(value: Any, kind: str) -> Any:
    if kind == "i32":
        return numbers.wrapped(value, 32)
    return np.float64(value) if kind == "f64" else np.float32(value)


@emits(
    "amdgpu.wmma",
    *("rocdl.wmma.f32.16x16x16.f16", "rocdl.wmma.f32.16x16x16.bf16", "rocdl.wmma.i32.16x16x16.iu8"),
)
def _wmma(writer: Writer, operation: Any) -> None:
    attributes = operation.attributes
    kind = str(operation.results[0].type).partition("x")[2].rstrip(">")
    assert kind in ("f32", "i32")
    if operation.name == "amdgpu.wmma":
        assert number(operation, "k") == 16
        signed = [f"unsigned{each}" not in attributes for each in "AB"]
        clamp = "clamp" in attributes
    else:
        signed = [f"sign{each}" in attributes and str(attributes[f"sign{each}"]) == "true" for each in "AB"]
        clamp = "clamp" in attributes and str(attributes["clamp"]) == "true"
    call = f"of_small_wave(thread, {', '.join(writer.uses(operation.operands))}, {kind!r}, {signed}, {clamp})"
    writer.define(operation.results[0], f"yield from {call}")


@runtime
def of_small_wave(thread: Thread, a: Any, b: Any, c: Any, kind: str, signed: Any, clamp: bool) -> Agent:
    """A product of 16 x 16 by 32 lanes. Those of RDNA 3 have 16 numbers of a factor each, the upper ones the same as
    the lower ones; those of RDNA 4 have eight."""
    posted = yield from thread.of_lanes((a, b, c))
    if len(posted) != 32:
        raise Undefined("a wave that is not full")
    old, me = len(a) == 16, thread.number % 32
    if old and any(posted[at][each] != posted[at + 16][each] for at in range(16) for each in range(2)):
        raise Undefined("lanes whose factors differ")

    def factor(which: int, across: int, depth: int) -> Any:
        if old:
            found = posted[across][which][depth]
        elif kind == "f32":
            found = posted[across + 16 * (depth // 4 % 2)][which][depth // 8 * 4 + depth % 4]
        else:
            found = posted[across + 16 * (depth // 8)][which][depth % 8]
        if kind == "f32":
            return np.float64(found)
        return int(found) if signed[which] else int(found) % 256

    results = []
    for register in range(8):
        row = register * 2 + me // 16 if old else me // 16 * 8 + register
        total = sum(factor(0, row, at) * factor(1, me % 16, at) for at in range(16))
        value = (int if kind == "i32" else np.float64)(posted[me][2][register]) + total
        results.append(max(min(value, 2**31 - 1), -(2**31)) if clamp else _rounded(value, kind))
    return results
