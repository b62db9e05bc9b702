"""Products of matrices by a wave of AMD's processors: who holds what, and what is refused."""

from __future__ import annotations

from itertools import product

import pytest

from frontends.mlir.dialects.gpu.matrix_cores import LANES_OF_B, SHAPES, Layout, Mfma, Wmma11, Wmma12
from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check
from tests.simulation.amd import factor_at, lane_of_b, sum_at

SUMS = ("bitwise", "reassociated")
PRODUCTS = sorted({(*shape, 64 if element == "f64" else 32) for element, shapes in SHAPES.items() for shape in shapes})


@pytest.mark.parametrize("shape", PRODUCTS, ids=str)
def test_every_element_is_where_the_other_direction_of_the_formulae_has_it(shape: tuple[int, ...]) -> None:
    m, n, k, blocks, width = shape
    layout = Mfma(m, n, k, blocks, width)
    for block, depth in product(range(blocks), range(k)):
        for i in range(m):
            assert layout.left(i, depth, block) == [factor_at(i, depth, block, m, k, blocks)]
        for j in range(n):
            assert layout.right(depth, j, block) == [factor_at(j, depth, block, n, k, blocks)]
    for block, i, j in product(range(blocks), range(m), range(n)):
        assert layout.sums(*sum_at(i, j, block, m, n, 1 if width == 64 else 4)) == (i, j, block)


@pytest.mark.parametrize("word", LANES_OF_B)
def test_lanes_of_b(word: str) -> None:
    layout, plain = Mfma(4, 4, 1, 16, 32, lanes_of_b=LANES_OF_B[word]), Mfma(4, 4, 1, 16, 32)
    for block, j in product(range(16), range(4)):
        ((lane, _),) = plain.right(0, j, block)
        assert isinstance(lane, int)
        assert layout.right(0, j, block) == [(lane_of_b(lane, list(LANES_OF_B).index(word)), 0)]


LAYOUTS: list[tuple[Layout, int, int]] = [
    *((Mfma(m, n, k, blocks, width), 64, 1) for m, n, k, blocks, width in PRODUCTS),
    *((Wmma11(wave), wave, wave // 16) for wave in (32, 64)),
    *((Wmma12(wave, width), wave, 1) for wave in (32, 64) for width in (16, 8)),
    *((Wmma12(32, 4, k), 32, 1) for k in (16, 32)),
]


@pytest.mark.parametrize(("layout", "wave", "copies"), LAYOUTS, ids=str)
def test_lanes_hold_each_element_once_and_nothing_else(layout: Layout, wave: int, copies: int) -> None:
    factors, sums = layout.held()
    seen = [layout.sums(lane, part) for lane in range(wave) for part in range(sums)]
    assert len(set(seen)) == len(seen)
    for side in range(2):
        across = range(len({each[side] for each in seen}))
        elements = [
            (at, depth, block) for block in {each[2] for each in seen} for at in across for depth in range(layout.k)
        ]
        places = [
            place
            for at, depth, block in elements
            for place in (layout.right(depth, at, block) if side else layout.left(at, depth, block))
        ]
        assert sorted(places) == sorted(product(range(wave), range(factors)))
        assert len(places) == copies * len(elements)


def kernel(body: str, arguments: str, types: str, lanes: int = 64) -> str:
    names = ", ".join(f"%arg{at} : {each}" for at, each in enumerate(types.split("; ")))
    declared = ", ".join(f"%arg{at}: {each}" for at, each in enumerate(types.split("; ")))
    return f"""
module attributes {{gpu.container_module}} {{
  gpu.module @k {{
    gpu.func @product({arguments}) kernel {{
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      {body}
      gpu.return
    }}
  }}
  func.func @f({declared}) {{
    %c1 = arith.constant 1 : index
    %lanes = arith.constant {lanes} : index
    gpu.launch_func @k::@product blocks in (%c1, %c1, %c1) threads in (%lanes, %c1, %c1) args({names})
    return
  }}
}}
"""


# Products of 4 x 4 x 1 in sixteen blocks, in the order of lanes: element (b, i) is number 4 b + i of a factor.
BLOCKS = "memref<64xf32>; memref<64xf32>; memref<64x4xf32>"
ARGUMENTS = "%A: memref<64xf32>, %B: memref<64xf32>, %C: memref<64x4xf32>"


def blocks(flags: str = "", pattern: str = "none") -> str:
    return kernel(
        f"""
      %a = memref.load %A[%t] : memref<64xf32>
      %b = memref.load %B[%t] : memref<64xf32>
      %c = vector.load %C[%t, %c0] : memref<64x4xf32>, vector<4xf32>
      %d = amdgpu.mfma 4x4x1 %a * %b + %c {{{flags}blocks = 16 : i32}} blgp = {pattern} : f32, f32, vector<4xf32>
      vector.store %d, %C[%t, %c0] : memref<64x4xf32>, vector<4xf32>""",
        ARGUMENTS,
        BLOCKS,
    )


def loops(of_a: str, of_b: str) -> str:
    """C of lane 4 b + j and row i is changed by elements of A and B, by their numbers."""
    return f"""
func.func @f(%A: memref<64xf32>, %B: memref<64xf32>, %C: memref<64x4xf32>) {{
  affine.for %lane = 0 to 64 {{
    affine.for %i = 0 to 4 {{
      %a = affine.load %A[{of_a}] : memref<64xf32>
      %b = affine.load %B[{of_b}] : memref<64xf32>
      %c = affine.load %C[%lane, %i] : memref<64x4xf32>
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      affine.store %s, %C[%lane, %i] : memref<64x4xf32>
    }}
  }}
  return
}}
"""


OWN = "%lane floordiv 4 * 4 + %i"
MODIFIED = {
    "none": (blocks(), OWN, "%lane"),
    "one block for all": (blocks("cbsz = 4 : i32, abid = 5 : i32, "), "20 + %i", "%lane"),
    "one block for four": (blocks("cbsz = 2 : i32, abid = 3 : i32, "), "%lane floordiv 16 * 16 + 12 + %i", "%lane"),
    "the second 32 lanes": (blocks(pattern="bcast_second_32"), OWN, "%lane mod 32 + 32"),
    "the third 16 lanes": (blocks(pattern="bcast_third_16"), OWN, "%lane mod 16 + 32"),
    "lanes rotated": (blocks(pattern="rotate_16_right"), OWN, "(%lane + 16) mod 64"),
}


@pytest.mark.parametrize("name", MODIFIED)
def test_broadcasts_and_patterns_of_lanes(name: str) -> None:
    target, of_a, of_b = MODIFIED[name]
    lowered = lower(target, "gpu.module(convert-amdgpu-to-rocdl{chipset=gfx908})")
    assert "rocdl.mfma.f32.4x4x1f32" in lowered
    for text in (target, lowered):
        assert check(loops(of_a, of_b), text, accept=SUMS).verdict == "equivalent"
    if name != "none":
        assert check(loops(OWN, "%lane"), text, accept=SUMS).verdict == "different"


def test_a_wave_that_is_not_full() -> None:
    verdict = check(loops(OWN, "%lane"), blocks().replace("constant 64", "constant 60"), accept=SUMS)
    assert verdict.verdict == "different" and verdict.witness is not None
    assert "subgroup is full" in (verdict.witness.message or "")


def zeros(operation: str, factor: str, sums: str, lanes: int = 64, targets: str = "") -> str:
    """A product of zeros."""
    buffer = f"memref<64x{sums[7:-1].partition('x')[2]}>"
    body = f"""
      %a = arith.constant dense<0.0> : {factor}
      %c = arith.constant dense<0.0> : {sums}
      %d = {operation} : {factor}, {factor}, {sums}
      vector.store %d, %C[%c0] : {buffer}, {sums}"""
    return kernel(body, f"%C: {buffer}", buffer, lanes).replace("gpu.module @k", f"gpu.module @k {targets}")


def halves(flags: str = "", pattern: str = "none", targets: str = "") -> str:
    operation = f"amdgpu.mfma 32x32x8 %a * %a + %c {{{flags}blocks = 1 : i32}} blgp = {pattern}"
    return zeros(operation, "vector<4xf16>", "vector<16xf32>", targets=targets)


RDNA = '[#rocdl.target<chip = "gfx1100">]'
SHORT = "amdgpu.mfma 16x16x8 %a * %a + %c {reducePrecision, blocks = 1 : i32} blgp = none"
LONG = "amdgpu.mfma 32x32x16 %a * %a + %c {blocks = 1 : i32} blgp = none"
SMALL = "amdgpu.wmma 16x16x16 %a * %a + %c"
REFUSED = {
    "factors of fewer bits": (zeros(SHORT, "vector<2xf32>", "vector<4xf32>"), "rounded to fewer bits"),
    "a shape of a later processor": (zeros(LONG, "vector<8xf16>", "vector<16xf32>"), "32 x 32 x 16 of f16"),
    "lanes of B, of one block of halves": (halves(pattern="bcast_first_32"), "lanes of B by bcast_first_32"),
    "a block that there is not": (halves("cbsz = 1 : i32, "), "block 0 of 2^1, of 1 blocks"),
    "a wave of 32 lanes": (halves(targets=RDNA), "does not have 64 lanes"),
    "sums of a wave of 64 lanes": (zeros(SMALL, "vector<16xf16>", "vector<4xf32>", 32, RDNA), "4 sums of a lane of 32"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_no_source_tells_is_named(name: str) -> None:
    text, said = REFUSED[name]
    verdict = check("func.func @f(%C: memref<64xf32>) {\n  return\n}\n", text)
    assert verdict.verdict == "unknown"
    assert said in verdict.reasons[0].message


# The sums of RDNA 3 in 16 bits are in one half of each register; what the other one holds is not said.
IN_HALVES = """
      %row = arith.remui %t, %c16 : index
      %a = vector.load %A[%row, %c0] : memref<16x16xf16>, vector<16xf16>
      %b = vector.load %B[%row, %c0] : memref<16x16xf16>, vector<16xf16>
      %c = arith.constant dense<0.0> : vector<16xf16>
      %d = amdgpu.wmma 16x16x16 %a * %b + %c {subwordOffset = HALF : i32}
          : vector<16xf16>, vector<16xf16>, vector<16xf16>
      %up = arith.divui %t, %c16 : index
      STORES"""


def in_halves(half: int, read: int) -> str:
    stores = "\n".join(
        f"%r{each} = vector.extract %d[{2 * each + read}] : f16 from vector<16xf16>\n"
        f"affine.store %r{each}, %C[symbol(%up) + {2 * each}, symbol(%row)] : memref<16x16xf16>"
        for each in range(8)
    )
    body = IN_HALVES.replace("HALF", str(half)).replace("STORES", stores)
    matrix = "memref<16x16xf16>"
    arguments = f"%A: {matrix}, %B: {matrix}, %C: {matrix}"
    text = kernel(f"%c16 = arith.constant 16 : index\n{body}", arguments, "; ".join([matrix] * 3), 32)
    return text.replace("gpu.module @k", f"gpu.module @k {RDNA}")


HALVES = """
func.func @f(%A: memref<16x16xf16>, %B: memref<16x16xf16>, %C: memref<16x16xf16>) {
  %zero = arith.constant 0.0 : f16
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %sum = affine.for %k = 0 to 16 iter_args(%s = %zero) -> f16 {
        %a = affine.load %A[%i, %k] : memref<16x16xf16>
        %b = affine.load %B[%j, %k] : memref<16x16xf16>
        %p = arith.mulf %a, %b : f16
        %n = arith.addf %s, %p : f16
        affine.yield %n : f16
      }
      affine.store %sum, %C[%i, %j] : memref<16x16xf16>
    }
  }
  return
}
"""


@pytest.mark.parametrize(("half", "read"), [(0, 0), (1, 1), (0, 1), (1, 0)])
def test_sums_in_one_half_of_each_register(half: int, read: int) -> None:
    verdict = check(HALVES, in_halves(half, read), accept=SUMS)
    assert verdict.verdict == ("equivalent" if half == read else "different"), verdict.reasons


# Sums that saturate, against such that do not.
BYTES = """
func.func @f(%A: memref<16x16xi8>, %B: memref<16x16xi8>, %C: memref<16x16xi32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %a = affine.load %A[%i, %k] : memref<16x16xi8>
        %b = affine.load %B[%j, %k] : memref<16x16xi8>
        %c = affine.load %C[%i, %j] : memref<16x16xi32>
        %x = arith.extui %a : i8 to i32
        %y = arith.extsi %b : i8 to i32
        %p = arith.muli %x, %y : i32
        %s = arith.addi %c, %p : i32
        affine.store %s, %C[%i, %j] : memref<16x16xi32>
      }
    }
  }
  return
}
"""


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ("unsignedA", "equivalent"),
        ("unsignedA, clamp", "different"),
        ("unsignedB", "different"),
        ("unsignedA, unsignedB", "different"),
    ],
)
def test_signs_and_saturation(flags: str, expected: str) -> None:
    loads = "\n".join(
        f"%z{each} = affine.load %C[symbol(%up) * 8 + {each}, symbol(%row)] : memref<16x16xi32>" for each in range(8)
    )
    stores = "\n".join(
        f"%r{each} = vector.extract %d[{each}] : i32 from vector<8xi32>\n"
        f"affine.store %r{each}, %C[symbol(%up) * 8 + {each}, symbol(%row)] : memref<16x16xi32>"
        for each in range(8)
    )
    body = f"""
      %c16 = arith.constant 16 : index
      %row = arith.remui %t, %c16 : index
      %up = arith.divui %t, %c16 : index
      %column = affine.apply affine_map<()[s0] -> (s0 * 8)>()[%up]
      %a = vector.load %A[%row, %column] : memref<16x16xi8>, vector<8xi8>
      %b = vector.load %B[%row, %column] : memref<16x16xi8>, vector<8xi8>
      {loads}
      %c = vector.from_elements {", ".join(f"%z{each}" for each in range(8))} : vector<8xi32>
      %d = amdgpu.wmma 16x16x16 %a * %b + %c {{{flags}}} : vector<8xi8>, vector<8xi8>, vector<8xi32>
      {stores}"""
    arguments = "%A: memref<16x16xi8>, %B: memref<16x16xi8>, %C: memref<16x16xi32>"
    types = "memref<16x16xi8>; memref<16x16xi8>; memref<16x16xi32>"
    text = kernel(body, arguments, types, 32)
    lowered = lower(text, "lower-affine", "gpu.module(convert-amdgpu-to-rocdl{chipset=gfx1200})")
    assert "rocdl.wmma.i32.16x16x16.iu8" in lowered
    for each in (text, lowered):
        assert check(BYTES, each).verdict == expected
