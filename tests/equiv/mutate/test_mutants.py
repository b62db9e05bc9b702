"""Mutants are valid, different, of many kinds, and the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.mutate import mutants
from frontends.errors import SyntaxProblem
from frontends.mlir.core.bindings import import_ir
from tests import ROOT
from tests.corpora.campaign import CORPUS
from tests.oracle import oracle_agrees

LOOP = """func.func @f(%A: memref<5xf32>, %B: memref<5xf32>) {
  affine.for %i = 1 to 5 {
    %a = affine.load %A[%i - 1] : memref<5xf32>
    %b = affine.load %B[%i] : memref<5xf32>
    %d = arith.subf %a, %b : f32
    affine.store %d, %A[%i] : memref<5xf32>
  }
  return
}
"""

CARRIED = """func.func @f(%n: index, %A: memref<?xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero, %y = %zero) -> (i32, i32) {
    %a = memref.load %A[%i] : memref<?xi32>
    %s = arith.addi %x, %a : i32
    %less = arith.cmpi slt, %y, %a : i32
    %m = arith.select %less, %a, %y : i32
    scf.yield %s, %m : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
"""

ORDER = """func.func @f(%A: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %A[%c0] : memref<2xf32>
  memref.store %a, %A[%c1] : memref<2xf32>
  %b = memref.load %A[%c1] : memref<2xf32>
  memref.store %b, %A[%c0] : memref<2xf32>
  return
}
"""


def descriptions(text: str) -> dict[str, str]:
    return {mutant.description: mutant.text for mutant in mutants(text, 1000)}


CIRCUIT = """"hw.module"() <{module_type = !hw.modty<input a : i4, input b : i4, output y : i4>, sym_name = "f"}> ({
^bb0(%a: i4, %b: i4):
  %k = "hw.constant"() <{value = 3 : i4}> : () -> i4
  %l = "comb.icmp"(%a, %b) <{predicate = 6 : i64}> : (i4, i4) -> i1
  %d = "comb.sub"(%a, %b) : (i4, i4) -> i4
  %n = "synth.aig.and_inv"(%d, %k) <{inverted = array<i1: true, false>}> : (i4, i4) -> i4
  %y = "comb.mux"(%l, %n, %d) : (i1, i4, i4) -> i4
  "hw.output"(%y) : (i4) -> ()
}) : () -> ()
"""


def test_mutants_of_a_circuit_are_different(tmp_path: Path) -> None:
    (tmp_path / "source.mlir").write_text(CIRCUIT)
    found = mutants(CIRCUIT, 100)
    assert {mutant.description for mutant in found} == {
        "value 3 of hw.constant made 2",
        "predicate 6 of comb.icmp made 7",
        "operands of comb.icmp swapped",
        "comb.sub made comb.add",
        "operands of comb.sub swapped",
        "an input of synth.aig.and_inv inverted",
        "operands of comb.mux swapped",
    }
    for mutant in found:
        (tmp_path / "target.mlir").write_text(mutant.text)
        verdict = verify(tmp_path / "source.mlir", tmp_path / "target.mlir", seed=1).verdict
        assert verdict == "different", mutant.description


CALYX = ROOT / "corpora" / "fpga" / "calyx" / "vector-add" / "calyx.mlir"


def test_mutants_of_a_component_are_proven_only_where_nothing_shows(tmp_path: Path) -> None:
    """Two memories may be read in either order. A counter of three bits may begin anywhere, count down, or count once
    more than needed, since the elements do not depend on one another."""
    found = mutants(CALYX.read_text(), 100)
    assert {"operator", "constant", "bound", "order"} <= {mutant.kind for mutant in found}
    proven = []
    for mutant in found:
        (tmp_path / "target.mlir").write_text(mutant.text)
        if verify(CALYX.with_name("source.mlir"), tmp_path / "target.mlir", seed=1).verdict == "equivalent":
            proven.append(mutant.description)
    assert sorted(proven) == [
        "bb0_1 run before bb0_0",
        "calyx.std_add made calyx.std_sub",
        "count 8 of calyx.repeat made 9",
        "value 0 of hw.constant made 1",
    ]


@pytest.mark.parametrize(
    ("text", "description", "line"),
    [
        (LOOP, "lower bound -1", "affine.for %arg2 = 0 to 5"),
        (LOOP, "upper bound +1", "affine.for %arg2 = 1 to 6"),
        (LOOP, "step 1 to 2", "affine.for %arg2 = 1 to 5 step 2"),
        (LOOP, "index 0 of affine.store +1", "affine.store %2, %arg0[%arg2 + 1]"),
        (LOOP, "affine.load of %arg1 instead of %arg0", "affine.load %arg1[%arg2 - 1]"),
        (LOOP, "operands of arith.subf swapped", "arith.subf %1, %0"),
        (LOOP, "arith.subf made arith.addf", "arith.addf %0, %1"),
        (CARRIED, "yielded values 0 and 1 swapped", "scf.yield %4, %2"),
        (CARRIED, "carried value 0 not updated", "scf.yield %arg3, %4"),
        (CARRIED, "predicate slt made sle", "arith.cmpi sle, %arg4, %1"),
        (CARRIED, "operands of arith.select swapped", "arith.select %3, %arg4, %1"),
        (CARRIED, "constant 0 : i32 made 1 : i32", "%c1_i32 = arith.constant 1 : i32"),
    ],
)
def test_an_edit_changes_what_it_says(text: str, description: str, line: str) -> None:
    found = descriptions(text)
    assert description in found, sorted(found)
    assert line in found[description]


def test_a_store_is_dropped() -> None:
    assert "affine.store" not in descriptions(LOOP)["affine.store dropped"]


def test_a_load_is_hoisted_over_a_store() -> None:
    text = descriptions(ORDER)["memref.load before memref.store"]
    assert text.index("memref.load %arg0[%c1]") < text.index("memref.store %0, %arg0[%c1]")


def test_a_bound_of_an_scf_loop_is_shifted_by_an_addition() -> None:
    assert "arith.addi %arg0, %c1" in descriptions(CARRIED)["upper bound +1"]


@pytest.mark.parametrize("path", sorted(CORPUS.glob("kernels/*.static.mlir")), ids=lambda path: path.stem)
def test_mutants_are_valid_and_all_different(path: Path) -> None:
    ir = import_ir()
    text = path.read_text()
    made = mutants(text, 24, seed=3)
    with ir.Context():
        original = str(ir.Module.parse(text))
        printed = [str(ir.Module.parse(mutant.text)) for mutant in made]
    assert len({original, *printed}) == len(made) + 1
    if "linalg." not in text:
        assert len(made) == 24
        assert len({mutant.kind for mutant in made}) >= 5


def test_a_seed_draws_the_same_mutants_again() -> None:
    assert mutants(LOOP, 8, seed=5) == mutants(LOOP, 8, seed=5)
    assert mutants(LOOP, 8, seed=5) != mutants(LOOP, 8, seed=6)


def test_a_mutant_knows_the_place_of_its_edit() -> None:
    places = {mutant.description: mutant.place.line for mutant in mutants(LOOP, 1000)}
    assert places["operands of arith.subf swapped"] == 5
    assert places["affine.store dropped"] == 6


def test_most_mutants_mean_something_else() -> None:
    verdicts = [oracle_agrees(LOOP, mutant.text, "f", [{}]).verdict for mutant in mutants(LOOP, 12, seed=2)]
    assert verdicts.count("different") >= 10


def test_text_that_is_not_mlir_is_refused() -> None:
    with pytest.raises(SyntaxProblem):
        mutants("func.func @f(", 3)
