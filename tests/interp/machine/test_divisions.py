"""Divisions of data that the target executes and the source does not: which ones are defined whatever the data is."""

from __future__ import annotations

import pytest

from interp import machine
from interp.ir.text import parse_module

WIDTH = 4


def executed(body: str) -> machine.Execution:
    text = f"func @f(%x: i{WIDTH}, %y: i{WIDTH}) -> (i{WIDTH}) {{\n{body}\nreturn %x\n}}"
    program = machine.assemble(parse_module(text, "test.air"), "f")
    execution = program.run([machine.DataInput(), machine.DataInput()], machine.Domain.EXACT)
    assert execution.stop is None, execution.stop
    return execution


def is_defined(division: str, also: str = "") -> bool:
    return not machine.compare(executed(also), executed(division)).problems


@pytest.mark.parametrize("divisor", [each for each in range(-8, 8) if each])
@pytest.mark.parametrize("name", ["divsi", "floordivsi", "ceildivsi", "remsi", "divui", "ceildivui", "remui"])
def test_by_a_constant_all_are_defined_but_those_by_minus_one(name: str, divisor: int) -> None:
    """The least number has no quotient by -1 that fits; of unsigned ones it is not looked whether they are."""
    division = f"%c: i{WIDTH} = const {divisor}\n%q: i{WIDTH} = op {name}(%x, %c)"
    assert is_defined(division) is (divisor != -1)
    assert is_defined(division, division)


@pytest.mark.parametrize("name", ["divsi", "remsi", "divui", "remui"])
def test_by_data_only_those_are_defined_that_the_source_executes(name: str) -> None:
    division = f"%q: i{WIDTH} = op {name}(%x, %y)"
    assert not is_defined(division)
    assert is_defined(division, division)
    assert not is_defined(division, f"%q: i{WIDTH} = op {name}(%y, %x)")
