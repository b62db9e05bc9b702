"""Text of older releases means what those releases made of it: their own lowering is what it is held against."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from equiv.request.options import Options
from equiv.verdict import EQUIVALENT
from equiv.verification import verify, verify_all
from frontends.errors import InputProblem, SyntaxProblem, Unforeseen, Unsupported
from frontends.mlir import load
from frontends.mlir.releases import upgrades
from interp.ir import Place
from interp.ir.text import print_module

PROGRAMS = Path(__file__).parent / "programs"
ACCEPTED = Options(accept=("bitwise", "reassociated"), timeout=60.0)


def verdicts(source: str, target: str) -> dict[str, str]:
    found = verify_all(PROGRAMS / source, PROGRAMS / target, options=ACCEPTED)
    assert not found.problems
    return {each.source.function: each.verdict for each in found.verdicts}


@pytest.mark.parametrize(
    ("source", "target", "functions"),
    [
        ("tosa.mlir", "tosa.lowered.mlir", 25),
        ("tosa.generic.mlir", "tosa.mlir", 25),
        ("core.mlir", "core.lowered.mlir", 10),
        ("core.generic.mlir", "core.mlir", 10),
        ("generic.generic.mlir", "generic.mlir", 5),
        ("packs.generic.mlir", "packs.mlir", 2),
        ("launch.generic.mlir", "launch.mlir", 2),
    ],
)
def test_old_text_means_what_its_own_release_makes_of_it(source: str, target: str, functions: int) -> None:
    found = verdicts(source, target)
    assert len(found) == functions
    assert set(found.values()) == {EQUIVALENT}


# What of the old text is edited, so that it means something else than the lowering of its own release.
WRONG = (
    ("tosa.mlir", "mul_shift", "shift = 3", "shift = 2"),
    ("tosa.mlir", "mul_ranks", "tosa.mul %a, %b {shift = 0 : i8}", "tosa.add %a, %b"),
    ("tosa.mlir", "select_ranks", "%c, %a, %b :", "%c, %b, %a :"),
    ("tosa.mlir", "negate_points", "input_zp = 5", "input_zp = 4"),
    ("tosa.mlir", "negate_points", "output_zp = -3", "output_zp = 3"),
    ("tosa.mlir", "matmul_points", "a_zp = 1, b_zp = -2", "a_zp = -2, b_zp = 1"),
    ("tosa.mlir", "conv", "input_zp = 4, weight_zp = -1", "input_zp = -1, weight_zp = 4"),
    ("tosa.mlir", "pad", "[1, 0], [1, 2]", "[0, 1], [1, 2]"),
    ("tosa.mlir", "pad_value", "dense<[[1, 2]]>", "dense<[[2, 1]]>"),
    ("tosa.mlir", "clamp", "min_int = -7", "min_int = -6"),
    ("tosa.mlir", "clamp_float", "max_fp = 1.5", "max_fp = 1.25"),
    ("tosa.mlir", "slice", "start = array<i64: 3, 1>", "start = array<i64: 2, 1>"),
    ("tosa.mlir", "rescale", "input_zp = 7", "input_zp = 6"),
    ("tosa.mlir", "apply_scale", "double_round = true", "double_round = false"),
    ("tosa.mlir", "divide", "tosa.int_div", "tosa.sub"),
    ("core.mlir", "extract", "%c3 = arith.constant 3", "%c3 = arith.constant 1"),
    ("core.mlir", "insert", "%c2 = arith.constant 2", "%c2 = arith.constant 1"),
    ("core.mlir", "buffers", "%c1 = arith.constant 1", "%c1 = arith.constant 2"),
    ("core.mlir", "map", "subf %x, %y", "subf %y, %x"),
    ("core.mlir", "matmul_b", "cast_unsigned", "cast_signed"),
    ("core.mlir", "masked", "constant_mask [3]", "constant_mask [2]"),
)


@pytest.mark.parametrize(("file", "function", "old", "new"), WRONG)
def test_old_text_that_means_something_else_is_told_apart(
    file: str, function: str, old: str, new: str, tmp_path: Path
) -> None:
    whole = (PROGRAMS / file).read_text()
    found = re.search(rf"func\.func @{function}\(.*?\n}}\n", whole, re.DOTALL)
    assert found is not None and old in found.group()
    text = found.group().replace(old, new)
    wrong = tmp_path / "wrong.mlir"
    wrong.write_text(text)
    lowered = PROGRAMS / file.replace(".mlir", ".lowered.mlir")
    verdict = verify(wrong, lowered, function=function, timeout=60.0)
    assert verdict.verdict != EQUIVALENT


def body(line: str, arguments: str, result: str) -> str:
    return f"func.func @f({arguments}) -> {result} {{\n  {line}\n  return %0 : {result}\n}}"


# What an upgrade cannot be sure of.
REFUSED = (
    # The permutation is no constant.
    body("%0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>",
         "%a: tensor<2x3xf32>, %p: tensor<2xi32>", "tensor<3x2xf32>"),
    # Nor is the padding.
    body("%0 = tosa.pad %a, %p : (tensor<2xf32>, tensor<1x2xi32>) -> tensor<5xf32>",
         "%a: tensor<2xf32>, %p: tensor<1x2xi32>", "tensor<5xf32>"),
    # Which type the products are added in is not said.
    body("%0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, "
         "stride = array<i64: 1, 1>}"
         " : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>, tensor<1xf16>) -> tensor<1x1x1x1xf16>",
         "%a: tensor<1x1x1x2xf16>, %w: tensor<1x1x1x2xf16>, %b: tensor<1xf16>", "tensor<1x1x1x1xf16>"),
    # A bound that the elements do not have.
    body("%0 = tosa.clamp %a {min_int = 0 : i64, max_int = 255 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32}"
         " : (tensor<4xi8>) -> tensor<4xi8>", "%a: tensor<4xi8>", "tensor<4xi8>"),
    body("%0 = tosa.clamp %a {min_int = 0 : i64, max_int = 255 : i64, min_fp = 0.0 : f32, max_fp = 0.1 : f32}"
         " : (tensor<4xf16>) -> tensor<4xf16>", "%a: tensor<4xf16>", "tensor<4xf16>"),
    # Extents that are not those at the end of the result.
    body("%0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>",
         "%a: tensor<2x3xf32>, %b: tensor<2xf32>", "tensor<2x3xf32>"),
    # A block's argument hides the constant of the same name.
    """func.func @f(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %p = arith.constant dense<[1, 0]> : tensor<2xi32>
  cf.br ^bb1(%p : tensor<2xi32>)
^bb1(%q: tensor<2xi32>):
  %0 = tosa.transpose %a, %q : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}""",
    # The number of an atomic update means one in MLIR 19, another in 22; that the text is an old one shows elsewhere.
    """func.func @f(%A: memref<4xi32>, %i: index, %x: i32, %v: vector<1xi32>) -> i32 {
  %1 = vector.extractelement %v[%i : index] : vector<1xi32>
  %0 = "memref.atomic_rmw"(%1, %A, %i) <{kind = 2 : i64}> : (i32, memref<4xi32>, index) -> i32
  return %0 : i32
}""",
)  # fmt: skip


def test_a_pointer_in_old_generic_form_stays_in_its_object() -> None:
    """Today's parser passes over `inbounds`, and would read a program that is more defined."""
    assert "{inbounds}" in print_module(load(PROGRAMS / "generic.generic.mlir").lower("inside"))


def test_a_number_that_releases_take_for_different_kinds_costs_its_function() -> None:
    text = REFUSED[-1] + "\nfunc.func @g(%x: i32) -> i32 {\n  return %x : i32\n}\n"
    source = load(text, file_name="old.mlir")
    assert source.lower("g") is not None
    with pytest.raises(Unsupported, match="older release"):
        source.lower("f")


def test_a_number_of_a_text_that_does_not_say_its_release_is_refused() -> None:
    """7 is the lesser number with a sign in MLIR 19, and the greater one without a sign in 22; 1 is a sum in both."""
    text = """func.func @f(%A: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %0 = "memref.atomic_rmw"(%x, %A, %i) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
  return %0 : i32
}"""
    with pytest.raises(Unsupported, match="another one in another release"):
        load(text).lower("f")
    assert load(text.replace("kind = 7", "kind = 1")).lower("f") is not None


@pytest.mark.parametrize("text", REFUSED)
def test_what_an_upgrade_cannot_be_sure_of_is_refused(text: str) -> None:
    with pytest.raises(Unsupported) as caught:
        load(text, file_name="old.mlir")
    assert "older release" in str(caught.value)
    assert caught.value.place is not None and caught.value.place.line > 1


def test_text_of_today_is_left_alone() -> None:
    text = """func.func @f(%A: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %0 = "memref.atomic_rmw"(%x, %A, %i) <{kind = 1 : i64}> : (i32, memref<4xi32>, index) -> i32
  return %0 : i32
}"""
    assert not any("older" in each for each in load(text).lower("f").functions["f"].assumptions)


def test_an_error_in_text_of_today_stays_the_parsers() -> None:
    text = """func.func @f() {
  %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  retrun
}"""
    with pytest.raises(SyntaxProblem) as caught:
        load(text, file_name="a.mlir")
    assert caught.value.place == Place("a.mlir", 3, 3)


def test_places_are_those_of_the_old_text() -> None:
    text = body("%0 = tosa.mul %a, %b {shift = 3 : i8} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>\n  math.foo",
                "%a: tensor<3xi32>, %b: tensor<3xi32>", "tensor<3xi32>")  # fmt: skip
    with pytest.raises(Unsupported) as caught:
        load(text, file_name="old.mlir")
    assert (caught.value.operation, caught.value.place) == ("math.foo", Place("old.mlir", 3, 3))


def test_a_proof_says_that_text_was_upgraded() -> None:
    verdict = verify(PROGRAMS / "tosa.mlir", PROGRAMS / "tosa.lowered.mlir", function="negate")
    assert any("tosa.negate" in str(each) for each in verdict.assumptions)


def test_names_of_new_values_are_not_taken() -> None:
    text = body("%_c1 = tosa.mul %a, %a {shift = 1 : i8} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>\n"
                "  %0 = tosa.mul %_c1, %a {shift = 1 : i8} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>",
                "%a: tensor<3xi32>", "tensor<3xi32>")  # fmt: skip
    assert verify(load(text, file_name="a"), load(text.replace("%_c1", "%x"), file_name="b")).verdict == EQUIVALENT


# What no release has printed, and no reader is to fail at.
NONSENSE = (
    '"func.func"() ({ %0 = "vector.constant_mask"() <{mask_dim_sizes = [1.0]}> : () -> vector<2xi1> }) : () -> ()',
    "func.func @f(%a: tensor<4xindex>) {\n  %0 = tosa.clamp %a {min_int = 0 : i64, max_int = x : i64, "
    "min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<4xindex>) -> tensor<4xindex>\n}",
    'func.func @f() {\n  , = "tosa.const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>\n}',
)


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(InputProblem) as caught:
        load(text)
    assert not isinstance(caught.value, Unforeseen)


def test_every_upgrade_does_something() -> None:
    for each in (upgrade for table in upgrades().values() for upgrade in table):
        assert each.renamed or each.change is not None or each.edit is not None


# Text of old, and the same in today's form.
SAME = (
    # LLVM takes the position for an unsigned number: 3 of i2 is the last element.
    (
        """func.func @f(%v: vector<4xf32>, %i: i2) -> f32 {
  %r = vector.extractelement %v[%i : i2] : vector<4xf32>
  return %r : f32
}""",
        (
            ("%r = vector.extractelement", "%j = arith.index_castui %i : i2 to index\n  %r = vector.extract"),
            ("[%i : i2] :", "[%j] : f32 from"),
        ),
    ),
    (
        """func.func @f(%l: index, %x: f32) -> vector<1xf32> {
  %r = vector.warp_execute_on_lane_0(%l)[32] -> (vector<1xf32>) {
    %c = arith.constant dense<2.0> : vector<32xf32>
    %d = scf.execute_region -> vector<32xf32> { scf.yield %c : vector<32xf32> }
    vector.yield %d : vector<32xf32>
  }
  return %r : vector<1xf32>
}""",
        (("vector.warp", "gpu.warp"), ("vector.yield", "gpu.yield")),
    ),
    (
        """llvm.func @f(%n: i32, %c: i1) {
  %p = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start 4, %p : !llvm.ptr
  llvm.intr.lifetime.end 4, %p : !llvm.ptr
  llvm.return
}""",
        (("4, %p", "%p"),),
    ),
    (
        """llvm.func @g(i32)
llvm.func @f(%n: i32, %c: i1) {
  "llvm.intr.lifetime.start"(%q) <{size = 4 : i64}> : (!llvm.ptr) -> ()
  "llvm.call"(%n) <{callee = @g}> : (i32) -> ()
  "llvm.intr.assume"(%c) : (i1) -> ()
  llvm.return
}""".replace("  ", "  %q = llvm.alloca %n x f32 : (i32) -> !llvm.ptr\n  ", 1),
        (
            (" <{size = 4 : i64}>", ""),
            ("{callee = @g", "{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>"),
            ("(%c) :", "(%c) <{op_bundle_sizes = array<i32>}> :"),
        ),
    ),
)


@pytest.mark.parametrize(("old", "edits"), SAME, ids=range(len(SAME)))
def test_old_text_becomes_the_operations_of_today(old: str, edits: tuple[tuple[str, str], ...]) -> None:
    new = old
    for before, after in edits:
        assert before in new
        new = new.replace(before, after)
    assert load(old).generic_form() == load(new).generic_form()
