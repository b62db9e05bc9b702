"""Pairs that are proven for all sizes, and pairs that look like them and are not."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.extraction import extract
from interp import ir
from tests.equiv.proving.parametric.programs import Result, function, pair_of, prove, prove_bodies

pytest.importorskip("islpy")


def size_of(result: Result) -> list[dict[str, int]]:
    assert isinstance(result, Failed), result
    return list(result.sizes)


VECTOR = "%A: memref<?xf32>, %B: memref<?xf32>, %n: index"
START = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n"

# -- recurrences -------------------------------------------------------------------------------------------------------

PREFIX_SUM = (
    START
    + """
scf.for %i = %c1 to %n step %c1 {
  %p = arith.subi %i, %c1 : index
  %a = memref.load %A[%p] : memref<?xf32>
  %b = memref.load %A[%i] : memref<?xf32>
  %s = arith.addf %a, %b : f32
  memref.store %s, %A[%i] : memref<?xf32>
}
"""
)

PREFIX_SUM_CARRIED = (
    START
    + """
%any = arith.cmpi sgt, %n, %c1 : index
scf.if %any {
  %first = memref.load %A[%c0] : memref<?xf32>
  %last = scf.for %i = %c1 to %n step %c1 iter_args(%sum = %first) -> (f32) {
    %b = memref.load %A[%i] : memref<?xf32>
    %s = arith.addf %sum, %b : f32
    memref.store %s, %A[%i] : memref<?xf32>
    scf.yield %s : f32
  }
}
"""
)


def test_a_recurrence_through_memory_is_one_through_a_carried_value() -> None:
    assert isinstance(prove_bodies(VECTOR, PREFIX_SUM, PREFIX_SUM_CARRIED), Proven)


def test_a_recurrence_from_the_wrong_start_is_refused_at_the_size_that_shows_it() -> None:
    wrong = PREFIX_SUM_CARRIED.replace("memref.load %A[%c0]", "memref.load %A[%c1]")
    sizes = size_of(prove_bodies(VECTOR, PREFIX_SUM, wrong))
    assert sizes and all(each["p2"] >= 2 for each in sizes)


SUM = (
    START
    + """
%zero = arith.constant 0.0 : f32
%s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f32) {
  %a = memref.load %A[%i] : memref<?xf32>
  %next = arith.addf %sum, %a : f32
  scf.yield %next : f32
}
memref.store %s, %B[%c0] : memref<?xf32>
"""
)

SUM_IN_MEMORY = (
    START
    + """
%zero = arith.constant 0.0 : f32
memref.store %zero, %B[%c0] : memref<?xf32>
scf.for %i = %c0 to %n step %c1 {
  %sum = memref.load %B[%c0] : memref<?xf32>
  %a = memref.load %A[%i] : memref<?xf32>
  %next = arith.addf %sum, %a : f32
  memref.store %next, %B[%c0] : memref<?xf32>
}
"""
)


def unrolled_sum(start: str = "%end", end: str = "%most") -> str:
    return (
        START
        + f"""
%c3 = arith.constant 3 : index
%c4 = arith.constant 4 : index
%zero = arith.constant 0.0 : f32
%most = arith.maxsi %n, %c0 : index
%rest = arith.remsi %most, %c4 : index
%end = arith.subi {end}, %rest : index
%s = scf.for %i = %c0 to %end step %c4 iter_args(%sum = %zero) -> (f32) {{
  %a0 = memref.load %A[%i] : memref<?xf32>
  %s0 = arith.addf %sum, %a0 : f32
  %i1 = arith.addi %i, %c1 : index
  %a1 = memref.load %A[%i1] : memref<?xf32>
  %s1 = arith.addf %s0, %a1 : f32
  %i2 = arith.addi %i, %c2 : index
  %a2 = memref.load %A[%i2] : memref<?xf32>
  %s2 = arith.addf %s1, %a2 : f32
  %i3 = arith.addi %i, %c3 : index
  %a3 = memref.load %A[%i3] : memref<?xf32>
  %s3 = arith.addf %s2, %a3 : f32
  scf.yield %s3 : f32
}}
%from = arith.addi {start}, %c0 : index
%t = scf.for %i = %from to %n step %c1 iter_args(%sum = %s) -> (f32) {{
  %a = memref.load %A[%i] : memref<?xf32>
  %next = arith.addf %sum, %a : f32
  scf.yield %next : f32
}}
memref.store %t, %B[%c0] : memref<?xf32>
"""
    )


TWO_ACCUMULATORS = (
    START
    + """
%zero = arith.constant 0.0 : f32
%s:2 = scf.for %i = %c0 to %n step %c2 iter_args(%even = %zero, %odd = %zero) -> (f32, f32) {
  %a = memref.load %A[%i] : memref<?xf32>
  %next = arith.addf %even, %a : f32
  %j = arith.addi %i, %c1 : index
  %b = memref.load %A[%j] : memref<?xf32>
  %after = arith.addf %odd, %b : f32
  scf.yield %next, %after : f32, f32
}
%both = arith.addf %s#0, %s#1 : f32
memref.store %both, %B[%c0] : memref<?xf32>
"""
)


def test_a_sum_in_memory_is_one_in_a_carried_value() -> None:
    assert isinstance(prove_bodies(VECTOR, SUM, SUM_IN_MEMORY), Proven)
    assert isinstance(prove_bodies(VECTOR, SUM_IN_MEMORY, SUM), Proven)


def test_a_sum_is_its_unrolled_form_for_sizes_of_any_sign() -> None:
    assert isinstance(prove_bodies(VECTOR, SUM, unrolled_sum()), Proven)


def test_clean_up_that_starts_one_too_late_is_refused() -> None:
    wrong = unrolled_sum().replace("%from = arith.addi %end, %c0", "%from = arith.addi %end, %c1")
    assert any(each["p2"] >= 1 for each in size_of(prove_bodies(VECTOR, SUM, wrong)))


def test_clean_up_that_begins_below_zero_is_refused_at_a_negative_size() -> None:
    # The end of the unrolled loop is n - (n mod 4) for a negative n as well: the clean-up loop then runs from there.
    wrong = (
        unrolled_sum(end="%n")
        .replace("arith.remsi %most, %c4", "arith.remsi %n4, %c4")
        .replace("%rest =", "%neg = arith.muli %n, %c1 : index\n%n4 = arith.addi %neg, %c4 : index\n%rest =")
    )
    assert any(each["p2"] < 0 for each in size_of(prove_bodies(VECTOR, SUM, wrong)))


def test_two_accumulators_are_another_sum() -> None:
    assert isinstance(prove_bodies(VECTOR, SUM, TWO_ACCUMULATORS), Failed)


# -- stencils in time --------------------------------------------------------------------------------------------------

GRID = "%A: memref<?xf32>, %t: index, %n: index"


def seidel(first: str, second: str, index: str) -> str:
    """Gauss-Seidel in one dimension: each element is the sum of itself and its neighbours."""
    return f"""
{first}
{second}
    %l = affine.load %A[{index} - 1] : memref<?xf32>
    %c = affine.load %A[{index}] : memref<?xf32>
    %r = affine.load %A[{index} + 1] : memref<?xf32>
    %s = arith.addf %l, %c : f32
    %u = arith.addf %s, %r : f32
    affine.store %u, %A[{index}] : memref<?xf32>
}}
}}
"""


def stencil(body: str) -> str:
    return function(GRID.replace("%t: index, %n: index", "%t0: index, %n0: index"), body)


def grid(first: str, second: str, index: str) -> str:
    return f"func.func @f({GRID}) {{\n{seidel(first, second, index)}\nreturn\n}}\n"


TIME = grid("affine.for %k = 0 to %t {", "affine.for %i = 1 to affine_map<(d)->(d-1)>(%n) {", "%i")
SKEWED = grid(
    "affine.for %k = 0 to %t {",
    "affine.for %j = affine_map<(k)->(k+1)>(%k) to affine_map<(k)[n]->(k+n-1)>(%k)[%n] {",
    "%j - %k",
)


def wavefront(speed: int) -> str:
    """All (k, i) with speed * k + i = w, for growing w."""
    first = f"affine.for %w = 1 to affine_map<(t)[n]->({speed}*t+n)>(%t)[%n] {{"
    second = (
        f"affine.for %k = max affine_map<(w)[n]->(0, (w-n+1) ceildiv {speed}, (w-n+2+{speed - 1}) floordiv {speed})>"
        f"(%w)[%n] to min affine_map<(w)[t]->(t, (w-1) floordiv {speed} + 1)>(%w)[%t] {{"
    )
    return grid(first, second, f"%w - {speed} * %k")


def test_gauss_seidel_is_its_skewed_form() -> None:
    assert isinstance(prove(TIME, SKEWED), Proven)


@pytest.mark.parametrize("speed", [1, 2])
def test_gauss_seidel_is_its_wavefronts(speed: int) -> None:
    assert isinstance(prove(TIME, wavefront(speed)), Proven)


def test_gauss_seidel_is_not_its_interchanged_form() -> None:
    interchanged = grid("affine.for %i = 1 to affine_map<(d)->(d-1)>(%n) {", "affine.for %k = 0 to %t {", "%i")
    sizes = size_of(prove(TIME, interchanged))
    assert any(each["p1"] >= 2 and each["p2"] >= 4 for each in sizes)


def tiled(skewed: bool) -> str:
    index = "%j - %k" if skewed else "%j"
    low, high = ("k + 1", "k + n - 1") if skewed else ("1", "n - 1")
    last = "t + n" if skewed else "n"
    return f"""
func.func @f({GRID}) {{
affine.for %kk = 0 to %t step 4 {{
  affine.for %jj = 0 to affine_map<(t)[n]->({last})>(%t)[%n] step 4 {{
    affine.for %k = affine_map<(d)->(d)>(%kk) to min affine_map<(kk)[t]->(kk + 4, t)>(%kk)[%t] {{
      affine.for %j = max affine_map<(k, jj)->({low}, jj)>(%k, %jj) to min
          affine_map<(k, jj)[n]->({high}, jj + 4)>(%k, %jj)[%n] {{
        %l = affine.load %A[{index} - 1] : memref<?xf32>
        %c = affine.load %A[{index}] : memref<?xf32>
        %r = affine.load %A[{index} + 1] : memref<?xf32>
        %s = arith.addf %l, %c : f32
        %u = arith.addf %s, %r : f32
        affine.store %u, %A[{index}] : memref<?xf32>
      }}
    }}
  }}
}}
return
}}
"""


def test_gauss_seidel_is_its_skewed_and_tiled_form() -> None:
    assert isinstance(prove(TIME, tiled(True)), Proven)


def test_gauss_seidel_is_not_tiled_without_skewing() -> None:
    sizes = size_of(prove(TIME, tiled(False)))
    assert any(each["p1"] >= 2 and each["p2"] >= 6 for each in sizes)


# -- maps --------------------------------------------------------------------------------------------------------------

MAP = """
affine.for %i = 0 to %n {
  %a = affine.load %A[%i] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  affine.store %s, %B[%i] : memref<?xf32>
}
"""

REVERSED = """
affine.for %i = 0 to %n {
  %a = affine.load %A[%n - %i - 1] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  affine.store %s, %B[%n - %i - 1] : memref<?xf32>
}
"""

PACKED = """
affine.for %ii = 0 to %n step 32 {
  %pack = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to min affine_map<(i)[n]->(32, n - i)>(%ii)[%n] {
    %a = affine.load %A[%ii + %i] : memref<?xf32>
    affine.store %a, %pack[%i] : memref<32xf32>
  }
  affine.for %i = 0 to min affine_map<(i)[n]->(32, n - i)>(%ii)[%n] {
    %a = affine.load %pack[%i] : memref<32xf32>
    %s = arith.mulf %a, %a : f32
    affine.store %s, %B[%ii + %i] : memref<?xf32>
  }
  memref.dealloc %pack : memref<32xf32>
}
"""

TWO_BUFFERS = """
%buffers = memref.alloc() : memref<2xf32>
%any = arith.cmpi sgt, %n, %zero : index
scf.if %any {
  %a = affine.load %A[0] : memref<?xf32>
  affine.store %a, %buffers[0] : memref<2xf32>
}
affine.for %i = 0 to %n {
  affine.if affine_set<(i)[n] : (n - i - 2 >= 0)>(%i)[%n] {
    %next = affine.load %A[%i + 1] : memref<?xf32>
    affine.store %next, %buffers[(%i + 1) mod 2] : memref<2xf32>
  }
  %b = affine.load %buffers[%i mod 2] : memref<2xf32>
  %s = arith.mulf %b, %b : f32
  affine.store %s, %B[%i] : memref<?xf32>
}
memref.dealloc %buffers : memref<2xf32>
"""
TWO_BUFFERS = "%zero = arith.constant 0 : index\n" + TWO_BUFFERS

MASKED = """
affine.for %ii = 0 to %n step 8 {
  affine.for %lane = 0 to 8 {
    affine.if affine_set<(i, l)[n] : (n - i - l - 1 >= 0)>(%ii, %lane)[%n] {
      %a = affine.load %A[%ii + %lane] : memref<?xf32>
      %s = arith.mulf %a, %a : f32
      affine.store %s, %B[%ii + %lane] : memref<?xf32>
    }
  }
}
"""

ROTATED = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%any = arith.cmpi sgt, %n, %c0 : index
scf.if %any {
  %last = arith.subi %n, %c1 : index
  %first = memref.load %A[%c0] : memref<?xf32>
  %rest = scf.for %i = %c0 to %last step %c1 iter_args(%a = %first) -> (f32) {
    %j = arith.addi %i, %c1 : index
    %next = memref.load %A[%j] : memref<?xf32>
    %s = arith.mulf %a, %a : f32
    memref.store %s, %B[%i] : memref<?xf32>
    scf.yield %next : f32
  }
  %s = arith.mulf %rest, %rest : f32
  memref.store %s, %B[%last] : memref<?xf32>
}
"""


@pytest.mark.parametrize("target", [REVERSED, PACKED, TWO_BUFFERS, MASKED, ROTATED])
def test_a_map_is_what_is_computed_in_another_order_and_place(target: str) -> None:
    assert isinstance(prove_bodies(VECTOR, MAP, target), Proven)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (REVERSED, REVERSED.replace("%A[%n - %i - 1]", "%A[%i]")),
        (PACKED, PACKED.replace("%pack[%i] : memref<32xf32>\n    %s", "%pack[0] : memref<32xf32>\n    %s")),
        (PACKED, PACKED.replace("min affine_map<(i)[n]->(32, n - i)>(%ii)[%n] {", "31 {", 1)),
        (TWO_BUFFERS, TWO_BUFFERS.replace("%buffers[(%i + 1) mod 2]", "%buffers[(%i floordiv 7) mod 2]")),
        (TWO_BUFFERS, TWO_BUFFERS.replace("n - i - 2 >= 0", "n - i - 3 >= 0")),
        (MASKED, MASKED.replace("0 to 8 {", "0 to 7 {")),
        (MASKED, MASKED.replace("n - i - l - 1 >= 0", "n - i - l - 2 >= 0")),
        (ROTATED, ROTATED.replace("memref.store %s, %B[%last]", "memref.store %s, %B[%c0]")),
    ],
)  # fmt: skip
def test_a_map_is_not_what_goes_wrong_on_the_way(right: str, wrong: str) -> None:
    assert wrong != right
    assert isinstance(prove_bodies(VECTOR, MAP, wrong), Failed)


# -- producers and consumers -------------------------------------------------------------------------------------------

PRODUCED = """
%T = memref.alloc(%n) : memref<?xf32>
affine.for %i = 0 to %n {
  %a = affine.load %A[%i] : memref<?xf32>
  %s = arith.addf %a, %a : f32
  affine.store %s, %T[%i] : memref<?xf32>
}
affine.for %i = 1 to %n {
  %l = affine.load %T[%i - 1] : memref<?xf32>
  %r = affine.load %T[%i] : memref<?xf32>
  %s = arith.addf %l, %r : f32
  affine.store %s, %B[%i] : memref<?xf32>
}
memref.dealloc %T : memref<?xf32>
"""

RECOMPUTED = """
affine.for %i = 1 to %n {
  %a = affine.load %A[%i - 1] : memref<?xf32>
  %l = arith.addf %a, %a : f32
  %b = affine.load %A[%i] : memref<?xf32>
  %r = arith.addf %b, %b : f32
  %s = arith.addf %r, %l : f32
  affine.store %s, %B[%i] : memref<?xf32>
}
"""


def test_fusion_with_recomputation_and_swapped_operands() -> None:
    # The allocation of a negative size is undefined: for the recomputing form those sizes are excluded.
    result = prove_bodies(VECTOR, PRODUCED, RECOMPUTED)
    assert isinstance(result, Proven)
    assert result.domain
    sizes = size_of(prove_bodies(VECTOR, RECOMPUTED, PRODUCED))
    assert any(each["p2"] < 0 for each in sizes)


def test_operands_of_a_difference_are_not_swapped() -> None:
    source, target = (
        each.replace("%s = arith.addf %l, %r", "%s = arith.subf %l, %r") for each in (PRODUCED, RECOMPUTED)
    )
    assert isinstance(prove_bodies(VECTOR, source, target.replace("arith.addf %r, %l", "arith.subf %r, %l")), Failed)
    assert isinstance(prove_bodies(VECTOR, source, target.replace("arith.addf %r, %l", "arith.subf %l, %r")), Proven)


def test_memory_that_is_used_after_its_end_is_refused() -> None:
    early = PRODUCED.replace("memref.dealloc %T : memref<?xf32>\n", "")
    early = early.replace("affine.for %i = 1", "memref.dealloc %T : memref<?xf32>\naffine.for %i = 1")
    assert isinstance(prove_bodies(VECTOR, PRODUCED, early), Failed)
    assert isinstance(prove_bodies(VECTOR, early, PRODUCED), Failed)


# -- products of matrices ----------------------------------------------------------------------------------------------


def gemm(size: int) -> tuple[str, str]:
    """A product of square matrices, and its form in tiles of 32 x 48 x 128 with a packed tile of B."""
    memref = f"memref<{size}x{size}xf32>"
    head = f"func.func @f(%A: {memref}, %B: {memref}, %C: {memref}) {{\n"
    source = f"""{head}
affine.for %i = 0 to {size} {{
  affine.for %j = 0 to {size} {{
    affine.for %k = 0 to {size} {{
      %a = affine.load %A[%i, %k] : {memref}
      %b = affine.load %B[%k, %j] : {memref}
      %c = affine.load %C[%i, %j] : {memref}
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      affine.store %s, %C[%i, %j] : {memref}
    }}
  }}
}}
return
}}
"""
    target = f"""{head}
affine.for %jj = 0 to {size} step 48 {{
  affine.for %kk = 0 to {size} step 128 {{
    %pack = memref.alloc() : memref<48x128xf32>
    affine.for %j = 0 to min affine_map<(j)->(48, {size} - j)>(%jj) {{
      affine.for %k = 0 to min affine_map<(k)->(128, {size} - k)>(%kk) {{
        %b = affine.load %B[%kk + %k, %jj + %j] : {memref}
        affine.store %b, %pack[%j, %k] : memref<48x128xf32>
      }}
    }}
    affine.for %ii = 0 to {size} step 32 {{
      affine.for %i = affine_map<(d)->(d)>(%ii) to min affine_map<(i)->(i + 32, {size})>(%ii) {{
        affine.for %j = 0 to min affine_map<(j)->(48, {size} - j)>(%jj) {{
          affine.for %k = 0 to min affine_map<(k)->(128, {size} - k)>(%kk) {{
            %a = affine.load %A[%i, %kk + %k] : {memref}
            %b = affine.load %pack[%j, %k] : memref<48x128xf32>
            %c = affine.load %C[%i, %jj + %j] : {memref}
            %p = arith.mulf %a, %b : f32
            %s = arith.addf %p, %c : f32
            affine.store %s, %C[%i, %jj + %j] : {memref}
          }}
        }}
      }}
    }}
    memref.dealloc %pack : memref<48x128xf32>
  }}
}}
return
}}
"""
    return source, target


@pytest.mark.parametrize("size", [64, 1024, 1_000_003])
def test_a_tiled_product_with_packing_is_proven_whatever_its_size(size: int) -> None:
    result = prove(*gemm(size))
    assert isinstance(result, Proven)
    assert result.obligations < 400


def test_a_tiled_product_with_a_packed_tile_of_the_wrong_size_is_refused() -> None:
    source, target = gemm(1_000_003)
    wrong = target.replace(
        "min affine_map<(j)->(48, 1000003 - j)>(%jj) {\n      affine.for", "47 {\n      affine.for", 1
    )
    assert wrong != target
    assert isinstance(prove(source, wrong), Failed)


def test_what_is_not_modelled_is_outside_with_its_place() -> None:
    bad = function(
        VECTOR, "%c = arith.constant 0 : index\n%q = memref.atomic_rmw addf %z, %A[%c] : (f32, memref<?xf32>) -> f32"
    )
    bad = bad.replace("%c = arith", "%z = arith.constant 0.0 : f32\n%c = arith")
    result = prove(bad, bad)
    assert isinstance(result, NotModelled)
    assert result.place is not None
    assert result.place.line == 4


# -- alignment ---------------------------------------------------------------------------------------------------------

ADDRESS = """
%c0 = arith.constant 0 : index
%c4 = arith.constant 4 : index
%p = memref.extract_aligned_pointer_as_index %A : memref<?xf32> -> index
%r = arith.remui %p, %c4 : index
%ok = arith.cmpi eq, %r, %c0 : index
cf.assert %ok, "aligned"
"""


def aligned(alignment: int) -> str:
    return f"%C = memref.assume_alignment %A, {alignment} : memref<?xf32>\n" + MAP.replace("%A[", "%C[")


def test_a_target_says_no_more_of_alignment_than_its_source() -> None:
    assert isinstance(prove_bodies(VECTOR, aligned(64), MAP), Proven)
    assert isinstance(prove_bodies(VECTOR, aligned(64), aligned(64)), Proven)
    assert isinstance(prove_bodies(VECTOR, aligned(64), aligned(16)), Proven)
    assert isinstance(prove_bodies(VECTOR, aligned(16), aligned(64)), NotModelled)
    assert isinstance(prove_bodies(VECTOR, MAP, aligned(64)), NotModelled)


@pytest.mark.parametrize("divides", ["divui", "divsi", "remui", "remsi", "ceildivui", "ceildivsi", "floordivsi"])
@pytest.mark.parametrize(("divisor", "is_total"), [("%c4", True), ("%n", False), ("%c0", False)])
def test_what_only_a_check_of_alignment_uses_has_to_be_defined(divides: str, divisor: str, is_total: bool) -> None:
    """Whatever is said to be settled, it is left out only where it cannot be undefined."""
    text = function(VECTOR, f"{ADDRESS}%d = arith.{divides} %c4, {divisor} : index\n{MAP}")
    pair = pair_of(text, text)
    body = pair.source_function.body
    assert body is not None
    settled = frozenset(
        each
        for each in ir.walk(body)
        if isinstance(each, ir.Check | ir.Address) or (isinstance(each, ir.Op) and each.name not in ("addf", "mulf"))
    )
    if is_total:
        assert extract(pair.source_module, "f", pair.signature, "s", settled=settled).outputs
    else:
        with pytest.raises(Outside, match="undefined itself"):
            extract(pair.source_module, "f", pair.signature, "s", settled=settled)
