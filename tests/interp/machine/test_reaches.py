"""How far accesses to an argument go on each path, and where those of a target are known to go no further."""

from __future__ import annotations

from itertools import product

import pytest

from interp import machine
from interp.ir.text import parse_module
from interp.machine import BufferInput, DataInput, Domain, Execution

NOT = "%t: i1 = const 1\n%n: i1 = op xori(%c, %t)\n"
AND = "%n: i1 = op andi(%c, %e)\n"
# What accesses the argument %b, and the index to which it goes where neither of c and e holds, e alone, c alone, and
# both; -1 where it does not.
ACCESSES: dict[str, tuple[str, list[int]]] = {}


def _loads(name: str, body: str, *reach: int) -> None:
    ACCESSES[name] = body, list(reach)


def _load(index: int) -> str:
    return f"%x{index}: i8 = load %b[{index}]"


_loads("nothing", "", -1, -1, -1, -1)
_loads("always", _load(1), 1, 1, 1, 1)
_loads("where c", f"if %c {{\n{_load(1)}\n}}", -1, -1, 1, 1)
_loads("where c, further", f"if %c {{\n{_load(2)}\n}}", -1, -1, 2, 2)
_loads("where not c", f"if %c {{\n}} else {{\n{_load(1)}\n}}", 1, 1, -1, -1)
_loads("where not c, said otherwise", f"{NOT}if %n {{\n{_load(1)}\n}}", 1, 1, -1, -1)
_loads("where c and e", f"if %c {{\nif %e {{\n{_load(1)}\n}}\n}}", -1, -1, -1, 1)
_loads("where c and e, said otherwise", f"{AND}if %n {{\n{_load(1)}\n}}", -1, -1, -1, 1)
_loads("further where e", f"{_load(0)}\nif %e {{\n{_load(2)}\n}}", 0, 2, 0, 2)
_loads("where c, then further", f"if %c {{\n{_load(1)}\n}}\n{_load(2)}", 2, 2, 2, 2)
_loads("a store where c", "%z: i8 = const 0\nif %c {\nstore %z, %b[1]\n}", -1, -1, 1, 1)


def executed(body: str, domain: Domain) -> Execution:
    text = f"func @f(%b: view<4xi8>, %c: i1, %e: i1) {{\n{body}\nreturn\n}}"
    program = machine.assemble(parse_module(text, "test.air"), "f")
    inputs = [BufferInput((4,), keeps_reaches=True), DataInput(), DataInput()]
    execution = program.run(inputs, domain)
    assert execution.stop is None, execution.stop
    return execution


@pytest.mark.parametrize("domain", [Domain.EXACT, Domain.FINGERPRINT])
@pytest.mark.parametrize(("source", "target"), list(product(ACCESSES, ACCESSES)))
def test_a_target_goes_no_further_where_that_is_said(source: str, target: str, domain: Domain) -> None:
    runs = [executed(ACCESSES[each][0], domain) for each in (source, target)]
    further = machine.compare(*runs).further
    follows = all(wanted <= given for given, wanted in zip(ACCESSES[source][1], ACCESSES[target][1], strict=True))
    assert follows or further
    if source == target or target == "nothing" or (follows and source in ("always", "where c, then further")):
        assert not further


def run(text: str, inputs: list[machine.Input]) -> Execution:
    program = machine.assemble(parse_module(text, "test.air"), "f")
    execution = program.run(inputs, Domain.EXACT)
    assert execution.stop is None, execution.stop
    return execution


def test_elements_are_told_by_their_indices_whatever_view_they_are_accessed_by() -> None:
    text = """func @f(%b: view<4x?xi8, strides [20, 3], offset 5>, %c: i1) {
      if %c { %x: i8 = load %b[2, 1] }
      return
    }"""
    inputs = [BufferInput((4, 6), (20, 3), 5, keeps_reaches=True), DataInput()]
    execution = run(text, inputs)
    found = execution.reaches()
    assert [(each.dimension, each.low, each.high, each.is_certain) for each in found] == [
        (0, 2, 2, True),
        (1, 1, 1, True),
    ]
    paths = [execution.path(each, 100) for each in found]
    assert [[negated for _, negated in path] for path in paths] == [[False]] * 2


def test_one_of_some_elements_is_not_certain() -> None:
    text = """func @f(%b: view<4xi8>, %i: i2) {
      %at: index = op index_castui(%i)
      %x: i8 = load %b[%at]
      return
    }"""
    found = run(text, [BufferInput((4,), keeps_reaches=True), DataInput()]).reaches()
    assert [(each.low, each.high, each.is_certain) for each in found] == [(0, 3, False)]


def test_one_of_one_element_does_not_make_one_of_some_certain() -> None:
    text = """func @f(%a: view<1xi8>, %b: view<4xi8>, %i: i2) {
      %at: index = op index_castui(%i)
      %v: i8 = load %a[%at]
      %x: i8 = load %b[%at]
      return
    }"""
    inputs = [BufferInput((1,), keeps_reaches=True), BufferInput((4,), keeps_reaches=True), DataInput()]
    found = {each.parameter: (each.low, each.high, each.is_certain) for each in run(text, inputs).reaches()}
    assert found == {0: (0, 0, True), 1: (0, 3, False)}


def _reach_of_one_load(
    sizes: tuple[int, int], strides: tuple[int, int], first: int, second: int
) -> set[tuple[int, int, int, bool]]:
    text = f"""func @f(%b: view<{sizes[0]}x{sizes[1]}xi8, strides [{strides[0]}, {strides[1]}]>, %c: i1) {{
      if %c {{ %x: i8 = load %b[{first}, {second}] }}
      return
    }}"""
    found = run(text, [BufferInput(sizes, strides, keeps_reaches=True), DataInput()]).reaches()
    return {(each.dimension, each.low, each.high, each.is_certain) for each in found}


def test_dimensions_may_lie_in_another_order() -> None:
    assert _reach_of_one_load((4, 6), (1, 4), 0, 1) == {(0, 0, 0, True), (1, 1, 1, True)}
    assert _reach_of_one_load((4, 6), (1, 5), 3, 2) == {(0, 3, 3, True), (1, 2, 2, True)}


@pytest.mark.parametrize(
    ("strides", "first", "second"), [((3, 1), 1, 1), ((1, 2), 3, 1), ((1, 1), 2, 3), ((2, 3), 0, 2)]
)
def test_an_address_of_several_elements_may_be_any_of_them(strides: tuple[int, int], first: int, second: int) -> None:
    reach = _reach_of_one_load((4, 6), strides, first, second)
    assert reach == {(0, 0, 3, False), (1, 0, 5, False)}


def test_nothing_is_kept_of_other_arguments() -> None:
    text = "func @f(%b: view<4xi8>, %c: i1) { if %c { %x: i8 = load %b[2] } return }"
    assert run(text, [BufferInput((4,)), DataInput()]).reaches() == []
