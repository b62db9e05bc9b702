# ruff: noqa: E501
"""Functions that became another shape of the same thing, and those that only look like it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import SignatureMismatch, WrongUse
from equiv.jobs.job import Job
from equiv.jobs.pairs import from_manifest
from equiv.request.options import Options
from equiv.verdict import verdicts_from_json, verdicts_to_json
from equiv.verification import replay_witness
from tests.equiv.lowered import after
from tests.equiv.pairs import check

TO_OUT = "buffer-results-to-out-params{modify-public-functions=true}"
DROP = "drop-equivalent-buffer-results{modify-public-functions=true}"


# -- what passes make ----------------------------------------------------------------------------------------------------

RESULTS = """
func.func @f(%A: memref<4xf32>, %x: f32) -> (memref<4xf32>, memref<2x3xf32>) {
  %R = memref.alloc() : memref<4xf32>
  %S = memref.alloc() : memref<2x3xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %b = arith.addf %a, %x : f32
    affine.store %b, %R[%i] : memref<4xf32>
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %a = affine.load %A[%i + %j] : memref<4xf32>
      affine.store %a, %S[%i, %j] : memref<2x3xf32>
    }
  }
  return %R, %S : memref<4xf32>, memref<2x3xf32>
}
"""
EQUIVALENT = """
func.func @f(%A: memref<4xf32>, %x: f32) -> (memref<4xf32>, f32) {
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %b = arith.mulf %a, %x : f32
    affine.store %b, %A[%i] : memref<4xf32>
  }
  return %A, %x : memref<4xf32>, f32
}
"""


def test_results_that_became_out_parameters() -> None:
    target = after(RESULTS, TO_OUT)
    assert "-> (memref" not in target
    verdict = check(RESULTS, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    text = json.dumps(verdict.to_json())
    for at in (0, 1):
        assert any(
            each.startswith(f"result {at} of the source is what argument {at + 2}") for each in verdict.assumptions
        )
        assert f"result {at} of the source is what argument {at + 2}" in text


def test_a_result_that_was_an_argument_is_dropped() -> None:
    target = after(EQUIVALENT, DROP)
    assert "->" not in target  # an argument that is returned is dropped as well where it is a scalar
    verdict = check(EQUIVALENT, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert any("which the other side does not return" in each for each in verdict.assumptions)
    wrong = target.replace("arith.mulf", "arith.addf")
    assert check(EQUIVALENT, wrong).verdict == "different"
    copied = EQUIVALENT.replace("return %A", "%R = memref.alloc() : memref<4xf32>\nreturn %R")
    with pytest.raises(SignatureMismatch, match="--map"):
        check(copied, target)
    branching = EQUIVALENT.replace("-> (memref<4xf32>, f32)", "-> memref<4xf32>").replace(
        "return %A, %x : memref<4xf32>, f32",
        "%c = arith.cmpf ogt, %x, %x : f32\n%R = memref.alloc() : memref<4xf32>\nmemref.copy %A, %R : memref<4xf32> to memref<4xf32>\n"
        "cf.cond_br %c, ^a, ^b\n^a:\nreturn %A : memref<4xf32>\n^b:\nreturn %R : memref<4xf32>",
    )
    with pytest.raises(SignatureMismatch, match="--map"):
        check(branching, target)


def test_both_at_once() -> None:
    source = EQUIVALENT.replace("f32) {", "memref<4xf32>) {").replace(
        "return %A, %x : memref<4xf32>, f32",
        "%R = memref.alloc() : memref<4xf32>\naffine.for %i = 0 to 4 {\naffine.store %x, %R[%i] : memref<4xf32>\n}\nreturn %A, %R : memref<4xf32>, memref<4xf32>",
    )
    target = after(source, f"{DROP},{TO_OUT}")
    assert target.count("memref<4xf32>, %arg1: f32, %arg2: memref<4xf32>") == 1
    verdict = check(source, target)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert (
        check(
            source,
            target.replace("affine.store %arg1", "affine.store %cst").replace(
                "{\n    affine.for", "{\n%cst = arith.constant 2.0 : f32\n    affine.for", 1
            ),
        ).verdict
        == "different"
    )


def test_sizes_of_an_out_parameter_are_those_of_the_result() -> None:
    source = """
func.func @f(%n: index, %m: index, %x: f32) -> memref<?x?xf32> {
  %R = memref.alloc(%n, %m) : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %x, %R[%i, %j] : memref<?x?xf32>
    }
  }
  return %R : memref<?x?xf32>
}
"""
    target = """
func.func @f(%n: index, %m: index, %x: f32, %out: memref<?x?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %x, %out[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
"""
    verdict = check(source, target)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any(each.get("n", 0) > 1 and each["n"] != each["m"] for each in verdict.sizes)
    assert check(source, target.replace("%i = 0 to %n", "%i = 0 to %m")).verdict == "different"
    assert check(target, source).verdict == "different"  # there is no buffer of a negative size
    back = check(target, source, sizes={"n": (0, 3), "m": (2, 5)})
    assert back.verdict == "equivalent", back.reasons
    assert {"n": 3, "m": 5, "out.0": 3, "out.1": 5} in back.sizes
    larger = source.replace("memref.alloc(%n, %m)", "memref.alloc(%k, %m)").replace(
        "{\n  %R", "{\n  %c1 = arith.constant 1 : index\n  %k = arith.addi %n, %c1 : index\n  %R", 1
    )
    assert check(target, larger, sizes={"n": 3, "m": 5}).verdict != "equivalent"


# -- one element, other layouts, other ranks ------------------------------------------------------------------------------


def on_matrix(type: str, load: str, arguments: str = "", maps: tuple[str, ...] = ()) -> str:
    return f"""
func.func @f(%A: {type}, %B: memref<4x6xf32>) {{
  affine.for %i = 0 to 4 {{
    affine.for %j = 0 to 6 {{
      %a = affine.load %A[{load}] : {type}
      %b = affine.load %B[%i, %j] : memref<4x6xf32>
      %c = arith.subf %a, %b : f32
      affine.store %c, %A[{load}] : {type}
    }}
  }}
  return
}}
"""


MATRIX = on_matrix("memref<4x6xf32>", "%i, %j")
# name: target, options, another target that is wrong
SHAPES = {
    "another layout": (on_matrix("memref<4x6xf32, strided<[1, 4]>>", "%i, %j"), (), "(%i + %j) mod 4, %j"),
    "a layout with gaps": (on_matrix("memref<4x6xf32, strided<[9, 1], offset: 3>>", "%i, %j"), (), "%i, (%j + 1) mod 6"),
    "split": (on_matrix("memref<2x2x6xf32>", "%i floordiv 2, %i mod 2, %j"), (), "%i mod 2, %i floordiv 2, %j"),
    "joined": (on_matrix("memref<24xf32>", "%i * 6 + %j"), (), "%i + %j * 4"),
    "transposed": (on_matrix("memref<6x4xf32>", "%j, %i"), ("A=A:transpose(1,0)",), "(%j * 4 + %i) floordiv 4, (%i * 6 + %j) mod 4"),
    "reshaped": (on_matrix("memref<6x4xf32>", "(%i * 6 + %j) floordiv 4, (%i * 6 + %j) mod 4"), ("arg0=arg0:reshape",), "%j, %i"),
    "packed": (
        on_matrix("memref<1x6x5xf32>", "%i floordiv 5, %j, %i mod 5"),
        ("A=A:affine_map<(i, j) -> (i floordiv 5, j, i mod 5)>",),
        "%i floordiv 5, %j, (%i + 1) mod 5",
    ),
    "transposed in memory of the same shape": (
        on_matrix("memref<6x4xf32>", "%j, %i"),
        ("A=A:affine_map<(i, j) -> (j, i)>",),
        "5 - %j, %i",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SHAPES)
def test_arguments_of_another_shape(name: str) -> None:
    target, maps, wrong = SHAPES[name]
    verdict = check(MATRIX, target, maps=maps)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert any(each.startswith("argument 0 (%A) is argument 0 (%A)") for each in verdict.assumptions)
    type = target.partition("%A: ")[2].partition(", %B")[0]
    bad = check(MATRIX, on_matrix(type, wrong), maps=maps)
    assert bad.verdict == "different", bad.reasons
    backwards = tuple(each.replace("transpose(1,0)", "transpose(1,0)") for each in maps)
    back = check(target, MATRIX, maps=backwards)
    assert back.verdict == "equivalent", back.reasons


@pytest.mark.parametrize(
    "map",
    [
        "A=A:transpose(1,0)",
        "A=A:affine_map<(i, j) -> (i, j)>",  # leaves the target's argument
        "A=A:affine_map<(i, j) -> (j, 3 - i)>",
        "A=A:affine_map<(i, j) -> (j, 0)>",  # several elements in one place
        "A=A:affine_map<(i, j) -> (0, 0)>",
        "A=A:affine_map<(i, j) -> (j + 100, i)>",
        "A=B",
    ],
)
def test_a_wrong_map_never_proves_anything(map: str) -> None:
    target, _, _ = SHAPES["reshaped"]
    try:
        verdict = check(MATRIX, target, maps=(map,))
    except WrongUse:
        return
    assert verdict.verdict != "equivalent"


# -- results in place, named arguments -------------------------------------------------------------------------------------

PURE = """
func.func @f(%A: memref<4xf32>, %C: memref<4xf32>) -> memref<4xf32> {
  %R = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %c = affine.load %C[%i] : memref<4xf32>
    %s = arith.addf %a, %c : f32
    affine.store %s, %R[%i] : memref<4xf32>
  }
  return %R : memref<4xf32>
}
"""
IN_PLACE = """
func.func @f(%A: memref<4xf32>, %C: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i] : memref<4xf32>
    %c = affine.load %C[%i] : memref<4xf32>
    %s = arith.addf %a, %c : f32
    affine.store %s, %C[%i] : memref<4xf32>
  }
  return
}
"""


def test_a_result_in_the_place_of_an_argument_has_to_be_said() -> None:
    with pytest.raises(SignatureMismatch, match=r"--map "):
        check(PURE, IN_PLACE)
    verdict = check(PURE, IN_PLACE, maps=("result0=C",))
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert check(PURE, IN_PLACE, maps=("result0=A",)).verdict == "different"
    assert (
        check(
            PURE,
            IN_PLACE.replace("%C[%i] : memref<4xf32>\n  }", "%C[(%i + 1) mod 4] : memref<4xf32>\n  }"),
            maps=("result0=C",),
        ).verdict
        == "different"
    )
    # A source that writes the argument as well has an effect that the target has no place for.
    both = PURE.replace(
        "affine.store %s, %R[%i] : memref<4xf32>",
        "affine.store %s, %R[%i] : memref<4xf32>\naffine.store %a, %C[%i] : memref<4xf32>",
    )
    assert check(both, IN_PLACE, maps=("result0=C",)).verdict != "equivalent"


def test_arguments_in_another_order_have_to_be_said() -> None:
    source = "func.func @f(%a: f32, %b: f32, %r: memref<f32>) {\n%s = arith.subf %a, %b : f32\nmemref.store %s, %r[] : memref<f32>\nreturn\n}"
    target = source.replace("%a: f32, %b: f32", "%b: f32, %a: f32")
    assert check(source, target).verdict == "different"
    verdict = check(source, target, maps=("a=a", "b=b"))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("argument 0 (%a) is argument 1 (%a)" in each for each in verdict.assumptions)
    assert check(source, target, maps=("a=b", "b=a")).verdict == "different"


@pytest.mark.parametrize(
    ("map", "said"),
    [
        ("result0", "not of the form"),
        ("result7=arg2", "has 2 results"),
        ("arg9=arg0", "has 2 arguments"),
        ("Q=arg0", "no argument 'Q'"),
        ("arg0=arg0:upside_down", "does not say how"),
        ("arg0=arg0:transpose(0,0)", "once each"),
        ("arg0=arg0:collapse([0,1])", "in groups"),
        ("arg0=arg0:collapse([[0,true]])", "in groups"),
        ("arg0=arg0:collapse([[0,-1]])", "in groups"),
        ("arg0=arg0:collapse({})", "in groups"),
        ("arg0=arg0:affine_map<(i) -> (q)>", "not an affine map"),
        ("result0=arg2:reshape", "keeps its shape"),
        ("result0=arg1", "arg1"),
    ],
)
def test_what_makes_no_sense_is_said(map: str, said: str) -> None:
    target = after(RESULTS, TO_OUT)
    with pytest.raises(WrongUse, match=said):
        check(RESULTS, target, maps=(map,))


def test_more_than_one_way_is_not_guessed_at() -> None:
    """Which of two results became the argument?"""
    source = "func.func @f(%x: f32, %y: f32) -> (f32, f32) {\nreturn %x, %y : f32, f32\n}"
    target = "func.func @f(%x: f32, %y: f32, %r: memref<f32>) -> f32 {\nmemref.store %x, %r[] : memref<f32>\nreturn %y : f32\n}"
    with pytest.raises(SignatureMismatch, match=r"more than one way.*--map result\d=arg2"):
        check(source, target)
    verdict = check(source, target, maps=("result0=r",))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert check(source, target, maps=("result1=r",)).verdict == "different"


def test_one_argument_is_not_two_results() -> None:
    source = "func.func @f(%x: f32, %y: f32) -> (f32, f32) {\nreturn %x, %y : f32, f32\n}"
    target = "func.func @f(%x: f32, %y: f32, %r: memref<f32>) {\nmemref.store %x, %r[] : memref<f32>\nreturn\n}"
    for maps in (("result0=r", "result1=r"), ("x=x", "y=x"), ("x=x", "x=y")):
        with pytest.raises(WrongUse):
            check(source, target, maps=maps)


def test_maps_in_the_manifest_of_a_batch(tmp_path: Path) -> None:
    (tmp_path / "before.mlir").write_text(PURE)
    (tmp_path / "after.mlir").write_text(IN_PLACE)
    manifest = tmp_path / "pairs.toml"
    manifest.write_text('[[pair]]\nsource = "before.mlir"\ntarget = "after.mlir"\nmaps = ["result0=C"]\n')
    (job,) = from_manifest(manifest, Options())
    assert Job.from_json(job.to_json()) == job
    verdict = verify(Path(job.source), Path(job.target), maps=job.options.maps)
    assert verdict.verdict == "equivalent"


def test_a_witness_under_a_map_is_replayed(tmp_path: Path) -> None:
    folder = tmp_path
    before, after = folder / "before.mlir", folder / "after.mlir"
    before.write_text(PURE)
    after.write_text(IN_PLACE.replace("arith.addf", "arith.mulf"))
    verdict = verify(before, after, maps=("result0=C",))
    assert verdict.verdict == "different" and verdict.witness is not None
    (again,) = verdicts_from_json(json.dumps(verdicts_to_json([verdict])))
    assert again.witness is not None and again.witness.maps == ("result0=C",)
    assert replay_witness(again.witness).reproduced


# -- tensors -----------------------------------------------------------------------------------------------------------------

PRODUCT = """
func.func @f(%A: tensor<4x5xf32>, %B: tensor<5x6xf32>, %C: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %R = linalg.matmul ins(%A, %B : tensor<4x5xf32>, tensor<5x6xf32>) outs(%C : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %R : tensor<4x6xf32>
}
"""
BUFFERS_OF = "one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map}"


def test_which_argument_holds_the_result_is_not_guessed_at() -> None:
    source = PRODUCT.replace("%C: tensor<4x6xf32>)", "%C: tensor<4x6xf32>, %D: tensor<4x6xf32>)")
    target = after(source, f"{BUFFERS_OF},{DROP}").replace(
        "return",
        "%c0 = arith.constant 0 : index\n%x = arith.constant 1.0 : f32\nmemref.store %x, %arg3[%c0, %c0] : memref<4x6xf32>\nreturn",
    )
    with pytest.raises(SignatureMismatch, match=r"--map result0=arg"):
        check(source, target)
    assert check(source, target, maps=("result0=arg2",)).verdict == "equivalent"
    assert check(source, target, maps=("result0=arg3",)).verdict == "different"


GRID = """
func.func @f(%A: memref<4x3x2xi32>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %A[%c0, %c1, %c0] : memref<4x3x2xi32>
  memref.store %v, %B[%c0] : memref<1xi32>
  return
}
"""
FLAT = """
func.func @f(%A: memref<24xi32>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = memref.load %A[%c2] : memref<24xi32>
  memref.store %v, %B[%c0] : memref<1xi32>
  return
}
"""


def test_groups_are_all_dimensions_in_order() -> None:
    assert check(GRID, FLAT, maps=("A=A:collapse([[0,1,2]])",)).verdict == "equivalent"
    assert check(GRID, FLAT.replace("%A[%c2]", "%A[%c0]"), maps=("A=A:collapse([[0,1,2]])",)).verdict == "different"
    for groups in ("[[1,0,2]]", "[[0,1]]", "[[0,1],[2]]", "[[0],[1],[2]]", "[[0,1,2,3]]"):
        with pytest.raises(SignatureMismatch, match="the groups of"):
            check(GRID, FLAT, maps=(f"A=A:collapse({groups})",))
