"""A result may be an argument as a whole where it is the same one in both programs; who gets it writes there."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from tests.equiv.proving.parametric.programs import is_refused, prove

pytest.importorskip("islpy")

_TWICE = """
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = memref.dim %A, %zero : memref<?xf32>
  affine.for %i = 0 to %n {
    %x = affine.load %A[%i] : memref<?xf32>
    affine.store %x, %B[%i] : memref<?xf32>
  }
"""
_BACK = "memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>"


def _program(end: str, results: str = "memref<?xf32>") -> str:
    return f"func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) -> ({results}) {{{_TWICE}{end}\n}}\n"


SAME = _program("return %B : memref<?xf32>")
TWO = "memref<?xf32>, memref<?xf32>"


@pytest.mark.parametrize(
    "source, target",
    [
        (SAME, SAME),
        (SAME, _program("%C = memref.cast %B : memref<?xf32> to memref<?xf32>\nreturn %C : memref<?xf32>")),
        (_program(f"return %B, %A : {TWO}", TWO), _program(f"return %B, %A : {TWO}", TWO)),
        (_program(f"return %B, %B : {TWO}", TWO), _program(f"return %B, %B : {TWO}", TWO)),
    ],
)
def test_the_same_argument_is_proven(source: str, target: str) -> None:
    found = prove(source, target)
    assert isinstance(found, Proven), found


@pytest.mark.parametrize(
    "source, target",
    [
        (SAME, _program("return %A : memref<?xf32>")),
        (SAME, _program("%C = memref.alloc(%n) : memref<?xf32>\nreturn %C : memref<?xf32>")),
        (_program("%C = memref.alloc(%n) : memref<?xf32>\nreturn %C : memref<?xf32>"), SAME),
        (_program(f"return %B, %A : {TWO}", TWO), _program(f"return %A, %B : {TWO}", TWO)),
        (_program(f"return %B, %A : {TWO}", TWO), _program(f"return %B, %B : {TWO}", TWO)),
        (
            SAME,
            _program(
                "%k = arith.subi %n, %one : index\n"
                "%C = memref.subview %B[0] [%k] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>\n"
                "%D = memref.cast %C : memref<?xf32, strided<[1]>> to memref<?xf32>\nreturn %D : memref<?xf32>"
            ),
        ),
        (
            SAME,
            _program(
                "%D = memref.reinterpret_cast %B to offset: [1], sizes: [%n], strides: [1] : memref<?xf32> to "
                "memref<?xf32, strided<[1], offset: 1>>\n"
                "%E = memref.cast %D : memref<?xf32, strided<[1], offset: 1>> to "
                f"memref<?xf32, strided<[1], offset: ?>>\n%F = memref.cast %E : {_BACK}\nreturn %F : memref<?xf32>"
            ),
        ),
    ],
)
def test_another_one_or_a_part_of_it_is_not(source: str, target: str) -> None:
    assert is_refused(prove(source, target))


def test_what_it_holds_is_compared_as_the_argument() -> None:
    other = SAME.replace("affine.store %x", "%y = arith.addf %x, %x : f32\n    affine.store %y")
    assert is_refused(prove(SAME, other))
