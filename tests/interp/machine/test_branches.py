"""Branches on comparisons, between blocks that get values."""

from __future__ import annotations

import itertools

import pytest

from interp import machine
from interp.ir import OutputKind
from interp.machine import BufferInput, Domain, Input
from tests.interp.machine.test_poisonable_integers import edges, program, signed

COMPARISONS = {
    "eq": int.__eq__,
    "ne": int.__ne__,
    "slt": int.__lt__,
    "sle": int.__le__,
    "sgt": int.__gt__,
    "sge": int.__ge__,
    "ult": int.__lt__,
    "ule": int.__le__,
    "ugt": int.__gt__,
    "uge": int.__ge__,
}


@pytest.mark.parametrize("width", [1, 8, 64])
@pytest.mark.parametrize("name", COMPARISONS)
def test_branches_on_comparisons(name: str, width: int) -> None:
    """Both blocks get values, and the comparison is used once more where the paths meet."""
    text = f"""func @f(%out: view<2xi8>, %x: i{width}, %y: i{width}) {{
      %one: i8 = const 1 %two: i8 = const 2
      %c: i1 = op cmpi.{name}(%x, %y) br %c, ^meet(%one, %two), ^other(%one)
      ^other(%z: i8): br ^meet(%two, %z)
      ^meet(%u: i8, %v: i8): %w: i8 = op extui(%c) %s: i8 = op addi(%v, %w) store %u, %out[0] store %s, %out[1]
      return
    }}"""
    assembled = program(text)
    is_signed = name.startswith("s")
    for left, right in itertools.product(edges(width), repeat=2):
        inputs: list[Input] = [BufferInput((2,)), machine.SizeInput(left), machine.SizeInput(right)]
        execution = assembled.run(inputs, Domain.FINGERPRINT)
        holds = COMPARISONS[name](*((signed(each, width) if is_signed else each) for each in (left, right)))
        assert execution.stop is None, execution.stop
        assert execution.output_bits((OutputKind.ARGUMENT, 0)) == ([1, 3] if holds else [2, 1]), (left, right)


def test_both_sides_of_a_branch_go_to_one_block() -> None:
    text = """func @f(%out: view<3xi64>, %n: i64) {
      %zero: i64 = const 0 %one: i64 = const 1 %five: i64 = const 5
      br ^loop(%zero, %one, %five)
      ^loop(%i: i64, %a: i64, %b: i64):
        %next: i64 = op addi(%i, %one) %done: i1 = op cmpi.sge(%next, %n)
        br %done, ^end(%i, %a, %b), ^loop(%next, %b, %a)
      ^end(%last: i64, %x: i64, %y: i64):
        %c: i1 = op cmpi.eq(%x, %one) br %c, ^out(%x, %y), ^out(%y, %x)
      ^out(%u: i64, %v: i64): store %last, %out[0] store %u, %out[1] store %v, %out[2] return
    }"""
    assembled = program(text)
    for count in (1, 2, 3, 8):
        execution = assembled.run([BufferInput((3,)), machine.SizeInput(count)], Domain.FINGERPRINT)
        assert execution.output_bits((OutputKind.ARGUMENT, 0)) == [count - 1, 1, 5]


def test_a_comparison_before_an_empty_block_is_not_that_block_s() -> None:
    """Control comes to the branch from two sides, one of which does not compare."""
    text = """func @f(%out: view<1xi8>, %n: i64) {
      %zero: i64 = const 0 %nine: i64 = const 9 %one: i8 = const 1 %two: i8 = const 2
      %c: i1 = op cmpi.slt(%n, %zero) %d: i1 = op cmpi.slt(%n, %nine)
      br %c, ^test, ^other
      ^other: br ^test
      ^test: br %d, ^end(%one), ^end(%two)
      ^end(%x: i8): store %x, %out[0] return
    }"""
    assembled = program(text)
    for count in (-1, 0, 8, 9):
        execution = assembled.run([BufferInput((1,)), machine.SizeInput(count)], Domain.FINGERPRINT)
        assert execution.output_bits((OutputKind.ARGUMENT, 0)) == [1 if count < 9 else 2]
