# ruff: noqa: E501
"""The complex dialect, of numbers that are made of four elements of a buffer."""

from __future__ import annotations

from tests.frontends.operations.case import DATA, Case
from tests.oracle import Edges, inputs

_EXACT = (*(Edges(turn) for turn in range(11)), 0, 3)
_NEAR_ONE = (0, 4, 8, 12)  # functions are series of others, in which rounding grows


def _case(name: str, operation: str, data: tuple[inputs.Data, ...]) -> Case:
    """`operation` makes %r of %x and %y."""
    parts = "\n".join(f"%{at} = affine.load %a[{at}] : memref<4xT>" for at in range(4))
    body = f"""{parts}
%x = complex.create %0, %1 : complex<T>
%y = complex.create %2, %3 : complex<T>
{operation}
%re = complex.re %r : complex<T>
%im = complex.im %r : complex<T>
affine.store %re, %o[0] : memref<2xT>
affine.store %im, %o[1] : memref<2xT>"""
    return Case(name, "%a: memref<4xT>, %o: memref<2xT>", body, "", ("f32", "f64"), data)


CASES = [
    *(_case(name, f"%r = complex.{name} %x, %y : complex<T>", _EXACT) for name in ("add", "sub", "mul")),
    *(_case(name, f"%r = complex.{name} %x : complex<T>", _EXACT) for name in ("neg", "conj")),
    *(
        _case(name, f"%e = complex.{name} %x, %y : complex<T>\n%r = arith.select %e, %x, %y : complex<T>", _EXACT)
        for name in ("eq", "neq")
    ),
    _case("constant", "%k = complex.constant [1.5 : T, -2.0 : T] : complex<T>\n%r = complex.add %x, %k : complex<T>", DATA),
    _case("sign", "%r = complex.sign %x : complex<T>", _NEAR_ONE),
    *(
        _case(name, f"%s = complex.{name} %x : complex<T>\n%r = complex.create %s, %0 : complex<T>", _NEAR_ONE)
        for name in ("abs", "angle")
    ),
    *(_case(name, f"%r = complex.{name} %x, %y : complex<T>", _NEAR_ONE) for name in ("div", "pow", "atan2")),
    *(
        _case(name, f"%r = complex.{name} %x : complex<T>", _NEAR_ONE)
        for name in ("exp", "expm1", "log", "sin", "cos", "tan", "tanh", "sqrt", "rsqrt")
    ),
    # Where |1 + x| is near one, the logarithm shows the rounding of what is left.
    _case("log1p", "%r = complex.log1p %x : complex<T>", (8, 12)),
    _case("powi", "%n = arith.constant 3 : i32\n%r = complex.powi %x, %n : complex<T>, i32", _NEAR_ONE),
]  # fmt: skip


def natively(text: str) -> str:
    """The functions as they are."""
    return text
