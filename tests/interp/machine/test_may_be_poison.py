"""Which values may be poison: what makes it, held to all folds of the scalar table, and where it goes from there."""

from __future__ import annotations

from itertools import product

import pytest

from interp import _native, ir
from interp.ir.text import parse_module
from interp.machine.analysis.poison import MayBePoison, makes_poison
from tests.interp.scalar_reference import FORMATS, POISON, fold

FLAGS = "nsw", "nuw", "exact", "nneg", "disjoint", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"
OPERATIONS = {each.name: (each.operands, each.results) for each in _native.scalar_operations()}


def samples(type_: str) -> list[int]:
    if type_ in FORMATS:
        format_ = FORMATS[type_]
        return [*format_.edges()[:6], format_.one, format_.infinity, format_.minus_infinity, format_.nan]
    return list(range(1 << int(type_[1:])))


def poisons(name: str, operands: list[str], results: list[str], flags: list[str]) -> bool:
    """Whether any operands that are none make poison."""
    for given in product(*map(samples, operands)):
        try:
            if fold(name, operands, given, results, flags) == POISON:
                return True
        except ValueError:
            return False  # not of these types
    return False


def uses(name: str) -> list[tuple[list[str], list[str]]]:
    """Types of operands and of results; those that an operation does not take are folded to nothing."""
    count, results = OPERATIONS[name]
    found = []
    for type_ in ("i3", "f16"):
        same = [type_] * results
        if name in ("addui_extended", "subui_extended"):
            same = [type_, "i1"]
        if name.startswith(("cmp", "is")):
            same = ["i1"]
        found.append(([type_] * count, same))
    found += [(["f16"], ["i3"]), (["i3"], ["f16"]), (["i3"], ["i5"]), (["i3"], ["i2"]), (["f16"], ["f32"])]
    return [each for each in found if len(each[0]) == count]


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_makes_poison_of_what_is_none_is_known(name: str) -> None:
    for operands, results in uses(name):
        for flags in ([], *([each] for each in FLAGS)):
            if poisons(name, operands, results, flags):
                assert makes_poison(name, flags), f"{name} {flags} of {operands}"


PROGRAMS = {
    "nothing makes it": ("%r: i32 = op addi(%x, %y)", set()),
    "a sum that may not wrap": ("%s: i32 = op addi(%x, %y) {nsw}\n%r: i32 = op muli(%s, %x)", {"s", "r"}),
    "a shift by too many": ("%r: i32 = op shli(%x, %y)", {"r"}),
    "a shift by few": ("%c: i32 = const 31\n%r: i32 = op shli(%x, %c)", set()),
    "a shift by as many": ("%c: i32 = const 32\n%r: i32 = op shli(%x, %c)", {"r"}),
    "a shift by few that may not lose bits": ("%c: i32 = const 3\n%r: i32 = op shli(%x, %c) {nuw}", {"r"}),
    "a sum with a constant that would be few": ("%c: i32 = const 3\n%r: i32 = op addi(%x, %c) {nuw}", {"r"}),
    "what is frozen": ("%s: i32 = op addi(%x, %y) {nsw}\n%r: i32 = op freeze(%s)", {"s"}),
    "a selection of it": ("%s: i32 = op shli(%x, %y)\n%r: i32 = select %p, %s, %x", {"s", "r"}),
    "a selection by it": (
        "%s: i32 = op shli(%x, %y)\n%q: i1 = op cmpi.eq(%s, %x)\n%r: i32 = select %q, %x, %x",
        {"s", "q", "r"},
    ),
    "a branch by it": (
        "%s: i32 = op shli(%x, %y)\n%q: i1 = op cmpi.eq(%s, %x)\n%r: i32 = if %q {\nyield %x\n} else {\nyield %y\n}",
        {"s", "q"},
    ),
    "what is stored and loaded": ("%s: i32 = op shli(%x, %y)\nstore %s, %m[0]\n%r: i32 = load %m[1]", {"s", "r"}),
    "what is loaded beside it": ("%s: i32 = op shli(%x, %y)\nstore %s, %m[0]\n%r: i16 = load %n[1]", {"s"}),
    "memory that pointers reach": (
        "%s: i32 = op shli(%x, %y)\nstore %s, %m[0]\n%a: ptr = address %n\n"
        "%b: ptr = displace %a by 4\n%r: i16 = load %b[]\n%t: i16 = load %n[0]",
        {"s", "r", "t"},
    ),
    "memory as elements of another type": (
        "%s: i32 = op shli(%x, %y)\nstore %s, %m[0]\n"
        "%v: view<8xi16> = view %m offset 0 sizes [8] strides [1]\n%r: i16 = load %n[0]",
        {"s", "r"},
    ),
    "memory that is seen from an address on": (
        "%s: i32 = op shli(%x, %y)\nstore %s, %m[0]\n%a: ptr = address %n\n"
        "%v: view<4xi16> = view %a offset 0 sizes [4] strides [1]\n%r: i16 = load %v[0]",
        {"s", "r"},
    ),
    "memory as other elements of its type": (
        "%s: i32 = op shli(%x, %y)\nstore %s, %m[0]\n"
        "%v: view<2xi32> = view %m offset 0 sizes [2] strides [1]\n%r: i16 = load %n[0]",
        {"s"},
    ),
    "what a loop carries": (
        "%r: i32 = for %i = 0 to 4 step 1 carry (%t: i32 = %x) {\n%u: i32 = op addi(%t, %y) {nsw}\nyield %u\n}",
        {"u", "t", "r"},
    ),
    "what a function makes": ("%r: i32 = call @g(%x)", {"r", "z"}),
    "what a function gives back": ("%s: i32 = op shli(%x, %y)\n%r: i32 = call @h(%s)", {"s", "r", "w"}),
}


@pytest.mark.parametrize(("body", "expected"), PROGRAMS.values(), ids=PROGRAMS)
def test_it_goes_where_values_go(body: str, expected: set[str]) -> None:
    """But for what is frozen, and not along sizes and branches, which may not be poison."""
    others = """
func @g(%v: i32) -> (i32) {
  %z: i32 = op addi(%v, %v) {nuw}
  return %z
}
func @h(%w: i32) -> (i32) {
  return %w
}
"""
    head = "func @f(%x: i32, %y: i32, %p: i1, %m: view<4xi32>, %n: view<4xi16>) {"
    module = parse_module(f"{head}\n{body}\nreturn\n}}{others}", "test.air")
    functions = [module.functions[name] for name in ("f", *(each for each in "gh" if f"@{each}" in body))]
    found = MayBePoison(module, functions)
    values = set[ir.Value]()
    for function in functions:
        assert function.body is not None
        operations = list(ir.walk(function.body))
        regions = [function.body, *(region for each in operations for region in ir.regions_of(each))]
        values |= {each for operation in operations for each in ir.results_of(operation)}
        values |= {each for region in regions for block in region.blocks for each in block.arguments}
    assert {each.name for each in values if each in found} == expected
    assert bool(found) == bool(expected)
