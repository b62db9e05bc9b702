"""The complex dialect: its operations are those of their parts that MLIR lowers them to."""

from __future__ import annotations

import pytest
from torch_mlir import ir as mlir
from torch_mlir.passmanager import PassManager

from frontends.errors import Unsupported
from frontends.mlir import load
from tests.equiv.pairs import check, function


def program(body: str) -> str:
    """A function of two complex numbers, made of four elements of %A, that leaves %r in %B."""
    return function(
        "%A: memref<4xf32>, %B: memref<2xf32>",
        f"""
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c3 = arith.constant 3 : index
%0 = memref.load %A[%c0] : memref<4xf32>
%1 = memref.load %A[%c1] : memref<4xf32>
%2 = memref.load %A[%c2] : memref<4xf32>
%3 = memref.load %A[%c3] : memref<4xf32>
%x = complex.create %0, %1 : complex<f32>
%y = complex.create %2, %3 : complex<f32>
{body}
%re = complex.re %r : complex<f32>
%im = complex.im %r : complex<f32>
memref.store %re, %B[%c0] : memref<2xf32>
memref.store %im, %B[%c1] : memref<2xf32>
""",
    )


OPERATIONS = {
    "add": "%r = complex.add %x, %y : complex<f32>",
    "sub": "%r = complex.sub %x, %y : complex<f32>",
    "mul": "%r = complex.mul %x, %y : complex<f32>",
    "mul with flags": "%r = complex.mul %x, %y fastmath<contract> : complex<f32>",
    "neg": "%r = complex.neg %x : complex<f32>",
    "conj": "%r = complex.conj %x : complex<f32>",
    "constant": "%k = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>\n%r = complex.add %x, %k : complex<f32>",
    "eq": "%e = complex.eq %x, %y : complex<f32>\n%r = arith.select %e, %x, %y : complex<f32>",
    "neq": "%e = complex.neq %x, %y : complex<f32>\n%r = arith.select %e, %x, %y : complex<f32>",
}


def lowered(source: str, passes: str) -> str:
    with mlir.Context():
        module = mlir.Module.parse(source)
        PassManager.parse(f"builtin.module({passes})").run(module.operation)
        return str(module)


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_what_it_is_lowered_to(name: str) -> None:
    source = program(OPERATIONS[name])
    verdict = check(source, lowered(source, "func.func(convert-complex-to-standard)"))
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


def test_a_product_is_followed_into_the_llvm_dialect() -> None:
    source = program(OPERATIONS["mul"])
    target = lowered(source, "convert-complex-to-llvm,canonicalize")
    assert "llvm.fmul" in target
    assert check(source, target).level == "bitwise"


WRONG = {
    "a conjugate of the other part": (
        "%r = complex.conj %x : complex<f32>",
        "%n = complex.neg %x : complex<f32>\n%r = complex.conj %n : complex<f32>",
    ),
    "a product with a conjugate": (
        OPERATIONS["mul"],
        "%z = complex.conj %y : complex<f32>\n%r = complex.mul %x, %z : complex<f32>",
    ),
    "parts that are swapped": (
        OPERATIONS["add"],
        "%z = complex.create %3, %2 : complex<f32>\n%r = complex.add %x, %z : complex<f32>",
    ),
    "an equality for an inequality": (OPERATIONS["neq"], OPERATIONS["eq"]),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_numbers_are_refuted(name: str) -> None:
    source, target = WRONG[name]
    verdict = check(program(source), program(target))
    assert verdict.verdict == "different", verdict.reasons


def test_complex_numbers_are_carried_and_stored() -> None:
    """By a loop, in a memref, and through a call."""
    body = """
%sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %x) -> complex<f32> {
  %n = complex.mul %acc, %y : complex<f32>
  scf.yield %n : complex<f32>
}
%m = memref.alloca() : memref<3xcomplex<f32>>
memref.store %sum, %m[%c1] : memref<3xcomplex<f32>>
%r = memref.load %m[%c1] : memref<3xcomplex<f32>>
"""
    direct = """
%p = complex.mul %x, %y : complex<f32>
%q = complex.mul %p, %y : complex<f32>
%r = complex.mul %q, %y : complex<f32>
"""
    assert check(program(body), program(direct)).level == "bitwise"
    assert check(program(body.replace("%m[%c1] : memref<3xcomplex<f32>>\n%r", "%m[%c2] : memref<3xcomplex<f32>>\n%r")),
                 program(direct)).verdict != "equivalent"  # fmt: skip


@pytest.mark.parametrize("operation", ["div %x, %y", "exp %x"])
def test_operations_that_round_in_several_ways_are_named(operation: str) -> None:
    with pytest.raises(Unsupported, match="complex"):
        load(program(f"%r = complex.{operation} : complex<f32>")).lower("f")
