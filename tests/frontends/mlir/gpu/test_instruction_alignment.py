"""What instructions on matrices and copies of boxes ask of addresses and of the distances of rows."""

from __future__ import annotations

import re

import pytest

from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check
from tests.frontends.mlir.gpu.test_gpu_lowering import NVVM
from tests.frontends.mlir.gpu.test_gpu_subgroups import MATMUL, MMA
from tests.frontends.mlir.gpu.test_matrix_instructions import KERNEL, LOOP, NVGPU, SUMS
from tests.frontends.mlir.gpu.test_split_barriers import BACK, BACK_LOOP

TO_NVVM = (NVGPU, "gpu.module(convert-vector-to-llvm)", NVVM, "reconcile-unrealized-casts")
TILE = "memref<16x8xf16, #gpu.address_space<workgroup>>"


def tiles(columns: int) -> str:
    """Rows of 8 numbers of 16 bits begin `columns` numbers apart; copies of 8 bytes fill them."""
    return KERNEL.replace(TILE, f"memref<16x{columns}xf16, #gpu.address_space<workgroup>>")


@pytest.mark.parametrize("columns", [12, 20, 28])
def test_rows_of_tiles_elsewhere(columns: int) -> None:
    for kernel in (tiles(columns), lower(tiles(columns), *TO_NVVM)):
        verdict = check(LOOP, kernel, accept=SUMS)
        assert verdict.verdict == "different", verdict.reasons
        assert verdict.witness is not None and verdict.witness.message == "the address is a multiple of 16"


def boxed(rows: int, first: int) -> str:
    """The box is in the memory of a block from a row of 32 bytes on."""
    part = f"memref<4x8xf32, strided<[8, 1], offset: {8 * first}>, 3>"
    return (
        BACK.replace("workgroup(%w: memref<4x8xf32, 3>)", f"workgroup(%all: memref<{rows}x8xf32, 3>)")
        .replace(
            "%is_first =",
            f"%w = memref.subview %all[{first}, 0] [4, 8] [1, 1] : memref<{rows}x8xf32, 3> to {part}\n%is_first =",
        )
        .replace("%w[%i, %j] : memref<4x8xf32, 3>", f"%w[%i, %j] : {part}")
        .replace("predicate = %is_first : memref<4x8xf32, 3>", f"predicate = %is_first : {part}")
    )


@pytest.mark.parametrize(("rows", "first"), [(5, 1), (6, 2), (7, 3), (9, 5)])
def test_a_box_elsewhere(rows: int, first: int) -> None:
    verdict = check(BACK_LOOP, boxed(rows, first))
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None and verdict.witness.message == "the address is a multiple of 128"


def strided(text: str, distance: int) -> str:
    """Rows of the matrix are so many numbers apart."""
    type = f"memref<6x8xf32, strided<[{distance}, 1]>>"
    for before in ("%b: ", "%b[%i, %j] : ", "memref.cast %b : "):
        text = text.replace(f"{before}memref<6x8xf32>", f"{before}{type}")
    return text


@pytest.mark.parametrize("distance", [9, 10, 11, 13])
def test_a_matrix_that_no_descriptor_can_tell(distance: int) -> None:
    verdict = check(strided(BACK_LOOP, distance), strided(BACK, distance))
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None and verdict.witness.message == "rows are a multiple of 16 bytes apart"


def distant(text: str, distance: int) -> str:
    """Rows of the first factor are so many halves apart."""
    text = text.replace("%A: memref<16x16xf16>", f"%A: memref<16x{distance}xf16>")
    text = text.replace("%A[%i, %k] : memref<16x16xf16>", f"%A[%i, %k] : memref<16x{distance}xf16>")
    loaded = f"%A[%c0, %c0] {{leadDimension = {distance} : index}} : memref<16x{distance}xf16>"
    return re.sub(r"%A\[%c0, %c0\] \{leadDimension = 16 : index\}\s*: memref<16x16xf16>", loaded, text)


def multiplied(distance: int) -> str:
    kernel = lower(distant(MMA, distance), "gpu-kernel-outlining")
    return lower(kernel, "gpu.module(convert-gpu-to-nvvm)")


@pytest.mark.parametrize("distance", [17, 18, 20, 28])
def test_rows_of_a_matrix_elsewhere(distance: int) -> None:
    verdict = check(distant(MATMUL, distance), multiplied(distance), accept=SUMS)
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None and verdict.witness.message == "rows are a multiple of 16 bytes apart"


def test_rows_of_a_matrix_about_which_manuals_disagree() -> None:
    verdict = check(distant(MATMUL, 24), multiplied(24), accept=SUMS)
    assert verdict.verdict == "unknown" and "rows 48 bytes apart" in verdict.reasons[0].message
