"""What a target requires of data is met where the source requires as much on no more paths than these."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from interp import machine
from interp.ir.text import parse_module

CHECK = 'check %d, "it holds"'
NOT = "%t: i1 = const 1\n%n: i1 = op xori(%c, %t)\n"
# What has to hold, as a function of c, d and e: none is stronger than itself.
REQUIRING: dict[str, tuple[str, Callable[[bool, bool, bool], bool]]] = {
    "nothing": ("", lambda c, d, e: True),
    "always": (CHECK, lambda c, d, e: d),
    "where c": (f"if %c {{\n{CHECK}\n}}", lambda c, d, e: d or not c),
    "where not c": (f"if %c {{\n}} else {{\n{CHECK}\n}}", lambda c, d, e: d or c),
    "where not c, said otherwise": (f"{NOT}if %n {{\n{CHECK}\n}}", lambda c, d, e: d or c),
    "where c and e": (f"if %c {{\nif %e {{\n{CHECK}\n}}\n}}", lambda c, d, e: d or not (c and e)),
    "where e and not c": (f"if %e {{\nif %c {{\n}} else {{\n{CHECK}\n}}\n}}", lambda c, d, e: d or not e or c),
    "another": ('check %e, "it holds"', lambda c, d, e: e),
    "both": (f'{CHECK}\ncheck %e, "it holds"', lambda c, d, e: d and e),
}


def executed(body: str) -> machine.Execution:
    program = machine.assemble(
        parse_module(f"func @f(%c: i1, %d: i1, %e: i1) -> (i1) {{\n{body}\nreturn %c\n}}", "test.air"), "f"
    )
    execution = program.run([machine.DataInput()] * 3, machine.Domain.EXACT)
    assert execution.stop is None, execution.stop
    return execution


@pytest.mark.parametrize(("source", "target"), list(product(REQUIRING, REQUIRING)))
def test_what_is_met_follows_from_what_the_source_requires(source: str, target: str) -> None:
    is_met = not machine.compare(executed(REQUIRING[source][0]), executed(REQUIRING[target][0])).problems
    given, wanted = REQUIRING[source][1], REQUIRING[target][1]
    follows = all(wanted(*each) for each in product((False, True), repeat=3) if given(*each))
    assert follows or not is_met
    if source == target or target == "nothing":
        assert is_met
    if source in ("always", "both") and target.startswith("where"):
        assert is_met


def test_a_sum_with_a_number_that_the_source_does_not_compute_may_be_anywhere() -> None:
    """That one of its numbers is where the source has it says nothing of the other one."""
    head = """func @f(%p: view<8xi8>, %m: view<16xi8>, %i: i8, %y: i8) -> (i8) {
      %at: index = op index_cast(%i)
      %r: i8 = load %p[%at]
      """
    more = """%w: i8 = op xori(%i, %y)
      %by: index = op index_cast(%w)
      %sum: index = op addi(%at, %by)
      %x: i8 = load %m[%sum]
      """
    inputs = [machine.BufferInput((8,)), machine.BufferInput((16,)), *[machine.DataInput()] * 2]
    runs = []
    for body in (head, head + more):
        program = machine.assemble(parse_module(f"{body}return %r\n}}", "test.air"), "f")
        runs.append(program.run(inputs, machine.Domain.EXACT))
        assert runs[-1].stop is None, runs[-1].stop
    assert machine.compare(*runs).problems
    assert not machine.compare(*reversed(runs)).problems


def test_a_difference_that_must_not_be_negative_is_required_where_its_sum_is_in_bounds() -> None:
    text = """func @f(%m: view<16xi8>, %a: i8, %b: i8, %c: i64) -> (i8) {
      %most: i64 = const 9223372036854775807
      %x: i64 = op extui(%a)
      %y: i64 = op extui(%b)
      %z: i64 = op andi(%c, %most)
      %difference: i64 = op subi(%x, %y)
      %sum: i64 = op addi(%difference, %z) {FLAGS}
      %at: index = op index_cast(%sum)
      %r: i8 = load %m[%at]
      return %r
    }"""
    inputs = [machine.BufferInput((16,)), *[machine.DataInput()] * 3]
    runs = []
    for flags in ("nsw", "nsw, nuw"):
        program = machine.assemble(parse_module(text.replace("FLAGS", flags), "test.air"), "f")
        runs.append(program.run(inputs, machine.Domain.EXACT))
        assert runs[-1].stop is None, runs[-1].stop
    assert machine.compare(*runs).problems
