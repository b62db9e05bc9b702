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


def test_a_choice_of_each_element_is_named() -> None:
    text = """func.func @f(%a: !four, %b: !four, %c: tensor<4xi1>) -> !four {
  %r = arith.select %c, %a, %b : tensor<4xi1>, !four
  return %r : !four
}
"""
    with pytest.raises(Unsupported, match="by a vector of conditions"):
        load(_ALIASES + text).lower("f")
