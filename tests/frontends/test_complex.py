"""The complex dialect: its operations are those of their parts that MLIR lowers them to."""

from __future__ import annotations

import pytest

from frontends.errors import Unsupported
from frontends.mlir import load
from tests.equiv.lowered import after
from tests.equiv.pairs import check, function
from tests.frontends.execution import disagreements


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


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_what_it_is_lowered_to(name: str) -> None:
    source = program(OPERATIONS[name])
    verdict = check(source, after(source, "func.func(convert-complex-to-standard)"))
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


def test_a_product_is_followed_into_the_llvm_dialect() -> None:
    source = program(OPERATIONS["mul"])
    target = after(source, "convert-complex-to-llvm,canonicalize")
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


FUNCTIONS = {
    "div": "%r = complex.div %x, %y : complex<f32>",
    "exp": "%r = complex.exp %x : complex<f32>",
    "log": "%r = complex.log %x : complex<f32>",
    "sin": "%r = complex.sin %x : complex<f32>",
    "cos": "%r = complex.cos %x : complex<f32>",
    **{name: f"%r = complex.{name} %x : complex<f32>" for name in ("sqrt", "rsqrt", "tan", "tanh", "log1p")},
    "expm1": "%r = complex.expm1 %x : complex<f32>",
    "pow": "%r = complex.pow %x, %y : complex<f32>",
    "powi": "%n = arith.fptosi %3 : f32 to i32\n%r = complex.powi %x, %n : complex<f32>, i32",
    "atan2": "%r = complex.atan2 %x, %y : complex<f32>",
    "sign": "%r = complex.sign %x : complex<f32>",
    "abs": "%s = complex.abs %x : complex<f32>\n%r = complex.create %s, %0 : complex<f32>",
    "angle": "%s = complex.angle %x : complex<f32>\n%r = complex.create %0, %s : complex<f32>",
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_what_one_lowering_makes_of_it(name: str) -> None:
    source = program(FUNCTIONS[name])
    target = after(source, "func.func(convert-complex-to-standard)")
    assert f"complex.{name} " not in target
    verdict = check(source, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert any(
        each == f"complex.{name} rounds as MLIR's convert-complex-to-standard has it" for each in verdict.assumptions
    )


@pytest.mark.parametrize("name", FUNCTIONS)
def test_other_parts_are_not_proven_equal(name: str) -> None:
    source = program(FUNCTIONS[name])
    wrong = source.replace("%x = complex.create %0, %1", "%x = complex.create %2, %1")
    assert check(source, wrong).verdict == "different"


@pytest.mark.parametrize(
    "passes",
    ["func.func(convert-complex-to-standard{complex-range=basic})", "convert-complex-to-llvm{complex-range=basic}"],
)
def test_a_quotient_that_rounds_otherwise_is_neither_proven_nor_refuted(passes: str) -> None:
    source = program(FUNCTIONS["div"])
    target = after(source, passes)
    assert "complex.div" not in target
    assert check(source, target).verdict == "unknown"


def test_a_library_function_is_not_guessed_at() -> None:
    source = program(FUNCTIONS["abs"])
    target = after(source, "convert-complex-to-libm")
    assert "@cabsf" in target
    assert check(source, target).verdict == "unknown"


@pytest.mark.parametrize("name", ["div", "sign", "abs"])
def test_a_function_does_what_native_code_does(name: str) -> None:
    """On numbers near one, small integers, and where the sign of a NaN plays no part, on NaNs and infinities."""
    assert disagreements(program(FUNCTIONS[name]), seeds=(0, 3, 4, 7) if name == "div" else (0, 2, 3, 6, 10)) == []


INFINITY = "0x7F800000"


@pytest.mark.parametrize(
    "parts",
    [
        *(("1.0", "-2.0", "0.0", "-0.0"), ("0.0", "0.0", "-0.0", "0.0"), ("0.0", "-0.0", "1.0", "2.0")),
        *((INFINITY, "1.0", "2.0", "-3.0"), ("1.0", INFINITY, "-2.0", "0.0"), (INFINITY, INFINITY, "1.0", "1.0")),
        *(("1.0", "-2.0", INFINITY, "3.0"), ("1.0", "2.0", "-1.0", INFINITY), ("1.0", "2.0", INFINITY, INFINITY)),
        *(
            (INFINITY, "1.0", INFINITY, "1.0"),
            ("3.0e38", "3.0e38", "1.0e38", "2.0e38"),
            ("1.0e-40", "1.0", "1.0e-40", "0.0"),
        ),
    ],
)
def test_quotients_of_zeros_and_infinities(parts: tuple[str, ...]) -> None:
    text = program(FUNCTIONS["div"])
    for at, part in enumerate(parts):
        text = text.replace(f"%{at} = memref.load %A[%c{at}] : memref<4xf32>", f"%{at} = arith.constant {part} : f32")
    assert disagreements(text, seeds=(0,)) == []


@pytest.mark.parametrize("operation", ["pow %x, %y fastmath<nnan>", "div %x, %y fastmath<nnan>"])
def test_operations_that_are_not_modelled_are_named(operation: str) -> None:
    with pytest.raises(Unsupported, match="complex"):
        load(program(f"%r = complex.{operation} : complex<f32>")).lower("f")


_ALIASES = """#id = affine_map<(d0) -> (d0)>
!two = tensor<2xcomplex<f32>>
!four = tensor<4xcomplex<f32>>
"""
TENSORS = """func.func @f(%a: !four, %b: !four, %x: complex<f32>) -> !four {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : !four
  %p = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
    ins(%a, %b : !four, !four) outs(%e : !four) {
  ^bb0(%l: complex<f32>, %r: complex<f32>, %o: complex<f32>):
    %m = complex.mul %l, %r : complex<f32>
    linalg.yield %m : complex<f32>
  } -> !four
  %y = tensor.extract %p[%c1] : !four
  %z = complex.add %y, %x : complex<f32>
  %q = tensor.insert %z into %p[%c1] : !four
  return %q : !four
}
"""
_BUFFERS = "one-shot-bufferize{bufferize-function-boundaries=true},convert-linalg-to-loops"


def test_tensors_of_complex_numbers_are_followed_to_memrefs_and_loops() -> None:
    source = _ALIASES + TENSORS
    target = after(source, _BUFFERS)
    assert "memref<4xcomplex<f32" in target and "scf.for" in target
    verdict = check(source, target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("complex.mul %l, %r", "complex.add %l, %r"),
        ("complex.add %y, %x", "complex.sub %y, %x"),
        ("into %p[%c1]", "into %a[%c1]"),
        ("extract %p[%c1]", "extract %b[%c1]"),
    ],
)
def test_wrong_tensors_of_complex_numbers_are_refuted(right: str, wrong: str) -> None:
    source = _ALIASES + TENSORS
    assert check(source, after(source.replace(right, wrong), _BUFFERS)).verdict == "different"


def test_tensors_of_complex_numbers_are_made_of_their_elements() -> None:
    made = """func.func @f(%x: complex<f32>, %y: complex<f32>) -> (!two, !two, index) {
  %t = tensor.from_elements %x, %x : !two
  %g = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %y : complex<f32>
  } : !two
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : !two
  return %t, %g, %n : !two, !two, index
}
"""
    spread = """func.func @f(%x: complex<f32>, %y: complex<f32>) -> (!two, !two, index) {
  %t = tensor.splat %x : !two
  %g = tensor.splat %y : !two
  %n = arith.constant 2 : index
  return %t, %g, %n : !two, !two, index
}
"""
    assert check(_ALIASES + made, _ALIASES + spread).verdict == "equivalent"
    assert check(_ALIASES + made, _ALIASES + spread.replace("splat %y", "splat %x")).verdict == "different"


def test_what_tensors_of_complex_numbers_have_no_form_of_is_named() -> None:
    text = """func.func @f(%t: !four) -> !two {
  %s = tensor.extract_slice %t[1] [2] [1] : !four to !two
  return %s : !two
}
"""
    with pytest.raises(Unsupported, match="extract_slice"):
        load(_ALIASES + text).lower("f")
