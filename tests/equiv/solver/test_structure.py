"""What a value is a copy of, as z3 is told: what the value flow of the IR says, where it is one value alone."""

from __future__ import annotations

import pytest

from equiv.solver.structure import Structure
from interp import ir
from interp.ir.text import parse_module

CALLED_ONCE = "func @f(%a: i32) {\n  call @g(%a)\n  return\n}\nfunc @g(%p: i32) {\n  return\n}\n"
CALLED_TWICE = CALLED_ONCE.replace("  call @g(%a)\n", "  call @g(%a)\n  call @g(%a)\n")
CALLS_ITSELF = "func @f(%a: i32) {\n  call @f(%a)\n  return\n}\n"
ONE_EDGE = "func @f(%a: i32) {\n  br ^to(%a)\n^to(%p: i32):\n  return\n}\n"
TWO_EDGES = "func @f(%a: i32, %c: i1) {\n  br %c, ^to(%a), ^to(%a)\n^to(%p: i32):\n  return\n}\n"
RUN_ONCE = "func @f(%a: i32) {\n  %p: i32 = execute {\n    yield %a\n  }\n  return\n}\n"
LOOP = """func @f(%a: i32, %c: i1) {
  %r: i32 = while (%b: i32 = %a) {
    condition(%c) %b
  } do (%p: i32) {
    yield %p
  }
  return
}
"""


def named(module: ir.Module) -> dict[str, ir.Value]:
    """All values of a module, by name."""
    found = {}
    for function in module.functions.values():
        assert function.body is not None
        found |= {each.name: each for block in function.body.blocks for each in block.arguments}
        for operation in ir.walk(function.body):
            found |= {each.name: each for each in ir.results_of(operation)}
            for region in ir.regions_of(operation):
                found |= {each.name: each for block in region.blocks for each in block.arguments}
    return found


@pytest.mark.parametrize(
    ("text", "value", "origin"),
    [
        (CALLED_ONCE, "p", "a"),
        (CALLED_TWICE, "p", None),
        (CALLS_ITSELF, "a", None),  # whoever calls the entry gives it another value
        (ONE_EDGE, "p", "a"),
        (TWO_EDGES, "p", None),
        (RUN_ONCE, "p", "a"),
        (LOOP, "p", "b"),
        (LOOP, "b", None),
        (LOOP, "r", None),  # of the last iteration, where `b` stands for any
    ],
    ids=[
        "a parameter of a function that is called once",
        "a parameter of a function that is called twice",
        "a parameter of the entry",
        "an argument of a block with one predecessor",
        "an argument of a block with two edges",
        "the result of a region that runs once",
        "an argument of the second region of a while",
        "an argument of the first region of a while",
        "a result of a while",
    ],
)
def test_what_a_value_is_a_copy_of(text: str, value: str, origin: str | None) -> None:
    module = parse_module(text, "copies.air")
    values = named(module)
    found = Structure(module, "f").copied(values[value])
    assert found is (None if origin is None else values[origin])
