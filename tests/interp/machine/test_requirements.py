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
