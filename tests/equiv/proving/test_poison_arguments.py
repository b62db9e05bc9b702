"""Proofs that fail for arguments that are poison say that they assume none.

The first programs are folds that the LLVM Language Reference makes wrong where `%x` or `%y` is poison: the source stops
it, or does not use it, and the target does."""

from __future__ import annotations

import pytest

from equiv.verdict import EQUIVALENT
from interp import ir
from tests.equiv.pairs import check
from tests.pairs.files import FOLDER, pairs

PROGRAM = (
    "llvm.func @f(%c: i1, %d: i1, %x: i32, %y: i32, %a: f32, %b: f32) -> {type} {{\n{body}\nllvm.return %r : {type}\n}}"
)
ZERO = "%zero = llvm.mlir.constant(0 : i32) : i32\n"
FALSE, TRUE = "%no = llvm.mlir.constant(false) : i1\n", "%yes = llvm.mlir.constant(true) : i1\n"

WRONG_WITH_POISON = {
    "a logical conjunction": (
        "i1",
        FALSE + "%r = llvm.select %c, %d, %no : i1, i1",
        "%r = llvm.and %c, %d : i1",
    ),
    "a logical disjunction": (
        "i1",
        TRUE + "%r = llvm.select %c, %yes, %d : i1, i1",
        "%r = llvm.or %c, %d : i1",
    ),
    "a difference of what is not used": (
        "i32",
        f"{ZERO}%r = llvm.add %x, %zero : i32",
        "%z = llvm.sub %y, %y : i32\n%r = llvm.add %x, %z : i32",
    ),
    "a product with zero": (
        "i32",
        f"{ZERO}%r = llvm.or %x, %zero : i32",
        f"{ZERO}%z = llvm.mul %y, %zero : i32\n%r = llvm.or %x, %z : i32",
    ),
    "a mask of no bits": ("i32", f"{ZERO}%r = llvm.add %zero, %zero : i32", f"{ZERO}%r = llvm.and %x, %zero : i32"),
    "exclusive or with itself": ("i32", f"{ZERO}%r = llvm.add %zero, %zero : i32", "%r = llvm.xor %x, %x : i32"),
    "a comparison with itself": (
        "i1",
        f'{ZERO}%r = llvm.icmp "eq" %zero, %zero : i32',
        '%r = llvm.icmp "eq" %x, %x : i32',
    ),
    "a selection by arithmetic": (
        "i32",
        "%r = llvm.select %c, %x, %y : i1, i32",
        "%one = llvm.sext %c : i1 to i32\n%d0 = llvm.xor %x, %y : i32\n%m = llvm.and %d0, %one : i32\n"
        "%r = llvm.xor %m, %y : i32",
    ),
    "a frozen value": (
        "i32",
        "%r = llvm.freeze %x : i32",
        "%z = llvm.mlir.constant(0 : i32) : i32\n%r = llvm.add %x, %z : i32",
    ),
    "a selection between the same": (
        "i32",
        "%r = llvm.add %x, %y : i32",
        "%s = llvm.select %c, %x, %x : i1, i32\n%r = llvm.add %s, %y : i32",
    ),
    "a branch to the same": (
        "i32",
        "%r = llvm.add %x, %y : i32",
        "llvm.cond_br %c, ^a, ^b\n^a:\nllvm.br ^e(%x : i32)\n^b:\nllvm.br ^e(%x : i32)\n^e(%s: i32):\n"
        "%r = llvm.add %s, %y : i32",
    ),
}
RIGHT_WITH_POISON = {
    "a sum that commutes": ("i32", "%r = llvm.add %x, %y : i32", "%r = llvm.add %y, %x : i32"),
    "a product of floats that commutes": ("f32", "%r = llvm.fmul %a, %b : f32", "%r = llvm.fmul %b, %a : f32"),
    "what is not used": (
        "f32",
        "%r = llvm.fadd %a, %b : f32",
        "%s = llvm.fmul %a, %b : f32\n%r = llvm.fadd %a, %b : f32",
    ),
    "a negation": (
        "f32",
        "%s = llvm.fneg %a : f32\n%r = llvm.fadd %s, %b : f32",
        "%s = llvm.fneg %a : f32\n%r = llvm.fadd %b, %s : f32",
    ),
}


def assumes_defined_arguments(type: str, source: str, target: str) -> bool:
    verdict = check(PROGRAM.format(type=type, body=source), PROGRAM.format(type=type, body=target))
    assert verdict.verdict == EQUIVALENT
    return ir.DEFINED_ARGUMENTS in verdict.assumptions


@pytest.mark.parametrize("name", WRONG_WITH_POISON)
def test_what_poison_tells_apart(name: str) -> None:
    assert assumes_defined_arguments(*WRONG_WITH_POISON[name])


@pytest.mark.parametrize("name", RIGHT_WITH_POISON)
def test_what_holds_for_poison(name: str) -> None:
    assert not assumes_defined_arguments(*RIGHT_WITH_POISON[name])


@pytest.mark.parametrize(("source", "target"), [("", "{llvm.noundef}"), ("{llvm.noundef}", "{llvm.noundef}")])
def test_what_the_target_alone_says_of_its_arguments_is_taken_for_granted(source: str, target: str) -> None:
    text = "llvm.func @f(%a: i32 WORD) -> i32 {\n  llvm.return %a : i32\n}\n"
    verdict = check(text.replace("WORD", source), text.replace("WORD", target))
    assert verdict.verdict == EQUIVALENT
    assert (ir.DEFINED_ARGUMENTS in verdict.assumptions) == (source != target)


def test_no_case_of_an_argument_with_few_values_is_poison() -> None:
    text = """
func.func private @h(i1)
func.func @f(%A: memref<1xi1>) {{
  %c0 = arith.constant 0 : index
  %x = memref.load %A[%c0] : memref<1xi1>
  %z = {what} : i1
  call @h(%z) : (i1) -> ()
  return
}}
"""
    source, target = text.format(what="arith.constant false"), text.format(what="arith.addi %x, %x")
    verdict = check(source.replace(" : i1\n  call", "\n  call"), target)
    assert verdict.verdict == EQUIVALENT
    assert ir.DEFINED_ARGUMENTS in verdict.assumptions


def test_what_ranges_settle_takes_the_poison_of_arguments_alone_for_granted() -> None:
    file = FOLDER / "sizing" / "counting" / "a-bounded-loop-is-its-guarded-iterations-exact-2.mlir"
    verdict = pairs([file])[0].check()
    assert verdict.proven
    assert [each for each in verdict.assumptions if "poison" in each] == [ir.DEFINED_ARGUMENTS]
