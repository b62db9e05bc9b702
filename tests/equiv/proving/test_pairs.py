"""Pairs and the verdicts that they must get: legal changes, and the mistakes that transformations make."""

from __future__ import annotations

import pytest

from equiv.verdict.scope import Scope
from interp.ir import OutputKind
from tests.equiv.pairs import check, check_bodies, function

# -- legal changes -----------------------------------------------------------------------------------------------------

COPY = """
affine.for %i = 0 to %n {
  %x = affine.load %A[%i] : memref<?xf32>
  affine.store %x, %B[%i] : memref<?xf32>
}
"""
COPY_ARGUMENTS = "%n: index, %A: memref<?xf32>, %B: memref<?xf32>"

UNROLLED_COPY = """
affine.for %i = 0 to affine_map<()[s0] -> ((s0 floordiv 4) * 4)>()[%n] step 4 {
  affine.for %j = 0 to 4 {
    %x = affine.load %A[%i + %j] : memref<?xf32>
    affine.store %x, %B[%i + %j] : memref<?xf32>
  }
}
affine.for %i = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>()[%n] to %n {
  %x = affine.load %A[%i] : memref<?xf32>
  affine.store %x, %B[%i] : memref<?xf32>
}
"""

MATMUL = """
affine.for %i = 0 to 3 {
  affine.for %j = 0 to 3 {
    affine.for %k = 0 to 3 {
      %a = affine.load %A[%i, %k] : memref<3x3xf32>
      %b = affine.load %B[%k, %j] : memref<3x3xf32>
      %c = affine.load %C[%i, %j] : memref<3x3xf32>
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      affine.store %s, %C[%i, %j] : memref<3x3xf32>
    }
  }
}
"""
MATMUL_ARGUMENTS = "%A: memref<3x3xf32>, %B: memref<3x3xf32>, %C: memref<3x3xf32>"

ONE_CELL = "%A: memref<4xf32>, %B: memref<4xf32>"
INTEGER_CELL = "%A: memref<4xi32>, %B: memref<4xi32>"


def test_a_program_is_equivalent_to_itself() -> None:
    verdict = check_bodies(COPY_ARGUMENTS, COPY, COPY)
    assert verdict.verdict == "equivalent"
    assert (verdict.level, verdict.method, verdict.error_bound) == ("bitwise", "exact", 0.0)
    assert "arguments do not alias each other" in verdict.assumptions
    assert verdict.stats.cells > 0


def test_an_interchanged_matmul_is_equivalent_by_either_method() -> None:
    order = "\n".join(
        line.replace("%i = 0", "%t = 0").replace("%k = 0", "%i = 0").replace("%t = 0", "%k = 0")
        for line in MATMUL.splitlines()
    )
    for domain in ("exact", "fingerprint"):
        verdict = check_bodies(MATMUL_ARGUMENTS, MATMUL, order, domain=domain)
        assert (verdict.verdict, verdict.method) == ("equivalent", domain)
    assert 0 < verdict.error_bound < 1e-30


def test_a_result_is_compared() -> None:
    body = "%two = arith.constant 2 : i32\n %y = arith.muli %x, %two : i32\n return %y : i32"
    text = f"func.func @f(%x: i32) -> i32 {{ {body} }}"
    shifted = text.replace("arith.constant 2", "arith.constant 1").replace("muli", "shli")
    assert check(text, text).verdict == "equivalent"
    verdict = check(text, shifted)
    assert verdict.verdict != "different"  # equal, but not in structure
    verdict = check(text, text.replace("arith.constant 2", "arith.constant 3"))
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.cell is not None
    assert verdict.witness.cell.output == (OutputKind.RESULT, 0)


# -- mistakes ----------------------------------------------------------------------------------------------------------

MISTAKES = {
    "operands swapped": (
        ONE_CELL,
        """
        %a = affine.load %A[0] : memref<4xf32>
        %b = affine.load %A[1] : memref<4xf32>
        %d = arith.subf %a, %b : f32
        affine.store %d, %B[0] : memref<4xf32>
        """,
        ("%a, %b", "%b, %a"),
    ),
    "constant changed": (
        INTEGER_CELL,
        """
        %a = affine.load %A[0] : memref<4xi32>
        %c = arith.constant 5 : i32
        %d = arith.addi %a, %c : i32
        affine.store %d, %B[0] : memref<4xi32>
        """,
        ("constant 5", "constant 6"),
    ),
    "wrong buffer": (
        ONE_CELL,
        """
        %a = affine.load %A[0] : memref<4xf32>
        affine.store %a, %B[1] : memref<4xf32>
        """,
        ("load %A", "load %B"),
    ),
    "dropped store": (
        ONE_CELL,
        """
        %a = affine.load %A[0] : memref<4xf32>
        affine.store %a, %B[1] : memref<4xf32>
        """,
        ("affine.store %a, %B[1] : memref<4xf32>", ""),
    ),
    "upper bound too small": (
        ONE_CELL,
        """
        affine.for %i = 0 to 4 {
          %a = affine.load %A[%i] : memref<4xf32>
          affine.store %a, %B[%i] : memref<4xf32>
        }
        """,
        ("to 4", "to 3"),
    ),
    "lower bound too large": (
        ONE_CELL,
        """
        affine.for %i = 0 to 4 {
          %a = affine.load %A[%i] : memref<4xf32>
          affine.store %a, %B[%i] : memref<4xf32>
        }
        """,
        ("0 to", "1 to"),
    ),
    "step changed": (
        ONE_CELL,
        """
        affine.for %i = 0 to 4 step 1 {
          %a = affine.load %A[%i] : memref<4xf32>
          affine.store %a, %B[%i] : memref<4xf32>
        }
        """,
        ("step 1", "step 2"),
    ),
    "load hoisted over a store": (
        ONE_CELL,
        """
        %a = affine.load %A[0] : memref<4xf32>
        affine.store %a, %B[0] : memref<4xf32>
        %b = affine.load %B[0] : memref<4xf32>
        affine.store %b, %B[1] : memref<4xf32>
        """,
        (
            """affine.store %a, %B[0] : memref<4xf32>
        %b = affine.load %B[0] : memref<4xf32>""",
            """%b = affine.load %B[0] : memref<4xf32>
        affine.store %a, %B[0] : memref<4xf32>""",
        ),
    ),
    "lost update": (
        ONE_CELL,
        """
        affine.for %i = 0 to 4 {
          %a = affine.load %A[%i] : memref<4xf32>
          %b = affine.load %B[0] : memref<4xf32>
          %s = arith.addf %a, %b : f32
          affine.store %s, %B[0] : memref<4xf32>
        }
        """,
        ("load %B[0]", "load %B[1]"),
    ),
    "additions regrouped": (
        ONE_CELL,
        """
        %a = affine.load %A[0] : memref<4xf32>
        %b = affine.load %A[1] : memref<4xf32>
        %c = affine.load %A[2] : memref<4xf32>
        %s = arith.addf %a, %b : f32
        %t = arith.addf %s, %c : f32
        affine.store %t, %B[0] : memref<4xf32>
        """,
        ("addf %a, %b : f32\n        %t = arith.addf %s, %c", "addf %b, %c : f32\n        %t = arith.addf %a, %s"),
    ),
    "unsigned comparison": (
        INTEGER_CELL,
        """
        %a = affine.load %A[0] : memref<4xi32>
        %b = affine.load %A[1] : memref<4xi32>
        %c = arith.cmpi slt, %a, %b : i32
        %s = arith.select %c, %a, %b : i32
        affine.store %s, %B[0] : memref<4xi32>
        """,
        ("slt", "ult"),
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_shown_by_a_witness(mistake: str) -> None:
    arguments, source, (right, wrong) = MISTAKES[mistake]
    assert source.count(right) == 1
    verdict = check_bodies(arguments, source, source.replace(right, wrong))
    assert verdict.verdict == "different"
    witness = verdict.witness
    assert witness is not None and witness.cell is not None
    assert witness.cell.source.bits != witness.cell.target.bits
    assert witness.cell.source.state == witness.cell.target.state == "constant"


def test_a_witness_names_the_writers_and_the_inputs() -> None:
    source = """
    %a = affine.load %A[2] : memref<4xi32>
    %c = arith.constant 5 : i32
    %d = arith.muli %a, %c : i32
    affine.store %d, %B[1] : memref<4xi32>
    """
    verdict = check_bodies(INTEGER_CELL, source, source.replace("5", "6"))
    witness = verdict.witness
    assert witness is not None and witness.cell is not None
    assert (witness.cell.text, witness.differing) == ("%B[1]", 1)
    assert witness.cell.source.writer is not None and witness.cell.target.writer is not None
    assert (witness.cell.source.writer.file, witness.cell.source.writer.line) == ("before.mlir", 5)
    assert (witness.cell.target.writer.file, witness.cell.target.writer.line) == ("after.mlir", 5)
    (value,) = witness.input_values
    assert value.name == "%A[2]"
    assert int(witness.cell.source.text) == int(value.text) * 5
    assert int(witness.cell.target.text) == int(value.text) * 6


GLOBAL = "memref.global @g : memref<4xf32> = dense<1.0>\n"
STORE_IN_GLOBAL = GLOBAL + function(
    "%x: f32, %A: memref<1xf32>",
    """
    %g = memref.get_global @g : memref<4xf32>
    affine.store %x, %g[1] : memref<4xf32>
    """,
)
NO_GLOBAL = function("%x: f32, %A: memref<1xf32>", "")


def test_a_store_in_a_public_global_is_an_output() -> None:
    assert check(STORE_IN_GLOBAL, STORE_IN_GLOBAL).verdict == "equivalent"
    for pair in ((STORE_IN_GLOBAL, NO_GLOBAL), (NO_GLOBAL, STORE_IN_GLOBAL)):
        verdict = check(*pair)
        assert verdict.verdict == "different"
        assert verdict.witness is not None and verdict.witness.cell is not None
        assert verdict.witness.cell.text == "@g[1]"


# -- sizes -------------------------------------------------------------------------------------------------------------


def test_a_cleanup_loop_that_runs_for_negative_sizes_is_shown() -> None:
    verdict = check_bodies(COPY_ARGUMENTS, COPY, UNROLLED_COPY)
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert verdict.witness.kind == "undefined"
    assert verdict.witness.sizes["n"] < 0


def test_a_missing_cleanup_loop_is_shown() -> None:
    main_loop = UNROLLED_COPY[: UNROLLED_COPY.index("affine.for %i = affine_map")]
    verdict = check_bodies(COPY_ARGUMENTS, COPY, main_loop)
    assert verdict.verdict == "different"
    assert verdict.witness is not None
    assert verdict.witness.sizes["n"] % 4 != 0


def test_reading_more_than_the_source_needs_is_out_of_bounds() -> None:
    target = COPY.replace(
        "%x = affine.load %A[%i]", "%z = affine.load %A[%i + 1] : memref<?xf32>\n  %x = affine.load %A[%i]"
    )
    verdict = check_bodies(COPY_ARGUMENTS, COPY, target)
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.kind == "undefined"


def test_an_inner_extent_is_as_large_as_the_source_needs() -> None:
    source = """
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %x = affine.load %A[%i, %j] : memref<?x1100xf64>
        affine.store %x, %A[%j, %i] : memref<?x1100xf64>
      }
    }
    """
    verdict = check_bodies("%n: index, %A: memref<?x1100xf64>", source, source)
    assert verdict.verdict == "equivalent"
    assert all(vector["A.0"] == max(vector["n"], 0) for vector in verdict.sizes)


def test_given_sizes_are_the_ones_that_are_checked() -> None:
    verdict = check_bodies(COPY_ARGUMENTS, COPY, UNROLLED_COPY, sizes={"n": [8, 64]})
    assert verdict.verdict == "equivalent"
    assert [vector["n"] for vector in verdict.sizes] == [8, 64]


def test_a_flag_that_chooses_a_bound_is_proven_both_ways_at_once() -> None:
    source = """
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %count = arith.select %flag, %one, %zero : index
    scf.for %i = %zero to %count step %one {
      %x = memref.load %A[%i] : memref<4xf32>
      memref.store %x, %B[%i] : memref<4xf32>
    }
    """
    verdict = check_bodies(f"%flag: i1, {ONE_CELL}", source, source)
    assert verdict.verdict == "equivalent"
    assert verdict.scope is Scope.STATIC
    assert check_bodies(f"%flag: i1, {ONE_CELL}", source, source.replace("%one, %zero", "%zero, %one")).verdict == (
        "different"
    )


# -- undefined behaviour -----------------------------------------------------------------------------------------------

READ_BEYOND = """
%i = arith.constant 4 : index
%x = memref.load %A[%i] : memref<4xf32>
memref.store %x, %B[%c0] : memref<4xf32>
""".replace("%c0", "%z").replace("%i = ", "%z = arith.constant 0 : index\n%i = ")
READ_WITHIN = READ_BEYOND.replace("constant 4", "constant 3")
READ_NEGATIVE = READ_BEYOND.replace("constant 4", "constant -1")


def test_out_of_bounds_in_the_target_alone_is_different() -> None:
    for target in (READ_BEYOND, READ_NEGATIVE):
        verdict = check_bodies(ONE_CELL, READ_WITHIN, target)
        assert verdict.verdict == "different"
        witness = verdict.witness
        assert witness is not None and witness.kind == "undefined" and witness.place is not None
        assert (witness.place.file, witness.place.line) == ("after.mlir", 4)


@pytest.mark.parametrize("target", [READ_BEYOND, READ_WITHIN])
def test_out_of_bounds_in_the_source_is_reported(target: str) -> None:
    verdict = check_bodies(ONE_CELL, READ_BEYOND, target)
    assert verdict.verdict == "unknown"
    (reason,) = verdict.reasons
    assert (reason.kind, reason.file, reason.line) == ("undefined-source", "before.mlir", 4)


READ_UNINITIALIZED = """
%z = arith.constant 0 : index
%t = memref.alloc() : memref<1xf32>
%x = memref.load %t[%z] : memref<1xf32>
memref.store %x, %B[%z] : memref<4xf32>
"""
READ_INITIALIZED = READ_UNINITIALIZED.replace(
    "%x =", "%a = memref.load %A[%z] : memref<4xf32>\nmemref.store %a, %t[%z] : memref<1xf32>\n%x ="
)


def test_an_uninitialized_value_in_the_target_alone_is_different() -> None:
    verdict = check_bodies(ONE_CELL, READ_INITIALIZED, READ_UNINITIALIZED)
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.cell is not None
    assert verdict.witness.cell.target.state in ("uninitialized", "poison")


def test_a_division_that_only_the_target_does_is_different() -> None:
    source = """
    %a = affine.load %A[0] : memref<4xi32>
    affine.store %a, %B[0] : memref<4xi32>
    """
    target = source.replace(
        "affine.store", "%d = affine.load %A[1] : memref<4xi32>\n%q = arith.divsi %a, %d : i32\naffine.store"
    )
    verdict = check_bodies(INTEGER_CELL, source, target)
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.kind == "undefined"


def test_a_parallel_loop_with_a_race_in_the_target_is_different() -> None:
    source = """
    affine.for %i = 0 to 4 {
      %a = affine.load %A[%i] : memref<4xf32>
      affine.store %a, %B[0] : memref<4xf32>
    }
    """
    verdict = check_bodies(
        ONE_CELL, source, source.replace("affine.for %i = 0 to 4", "affine.parallel (%i) = (0) to (4)")
    )
    assert verdict.verdict == "different"
    assert verdict.witness is not None and verdict.witness.kind == "undefined"


# -- what cannot be decided --------------------------------------------------------------------------------------------


def test_a_loop_bound_that_is_data_is_unknown_with_its_place() -> None:
    source = """
    %z = arith.constant 0 : index
    %one = arith.constant 1 : index
    %a = affine.load %A[0] : memref<4xi32>
    %n = arith.index_cast %a : i32 to index
    scf.for %i = %z to %n step %one {
      affine.store %a, %B[0] : memref<4xi32>
    }
    """
    store = "affine.store %a, %B[0] : memref<4xi32>"
    verdict = check_bodies(INTEGER_CELL, source, source.replace(store, f"{store}\n{store}"))
    assert verdict.verdict == "unknown"
    assert (verdict.reasons[0].kind, verdict.reasons[0].file) == ("data", "before.mlir")
    assert check_bodies(INTEGER_CELL, source, source).method == "lockstep"
    assert verdict.reasons[0].line is not None


def test_a_loop_that_never_ends_is_stopped() -> None:
    source = """
    %true = arith.constant true
    scf.while : () -> () {
      scf.condition(%true)
    } do {
      scf.yield
    }
    """
    verdict = check_bodies("%A: memref<1xf32>", source, "", timeout=60)
    assert verdict.verdict == "unknown"
    assert verdict.reasons[0].kind == "limit-operations"
    assert "this loop never ends" in verdict.reasons[0].message


def test_one_undefined_vector_of_sizes_is_left_out_and_noted() -> None:
    source = """
    affine.for %i = 0 to %n {
      %x = affine.load %A[%i] : memref<6xf32>
      affine.store %x, %B[%i] : memref<6xf32>
    }
    """
    verdict = check_bodies("%n: index, %A: memref<6xf32>, %B: memref<6xf32>", source, source)
    assert verdict.verdict == "equivalent"
    assert all(vector["n"] <= 6 for vector in verdict.sizes)
    assert any(note.kind == "undefined-source" for note in verdict.notes)
