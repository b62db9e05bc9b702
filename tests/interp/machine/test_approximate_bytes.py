"""Bytes of a number of unspecified precision: what memory makes of them is of unspecified precision too."""

from __future__ import annotations

import pytest

from interp import machine
from interp.ir import OutputKind
from interp.ir.text import parse_module
from interp.machine import Cell, Domain

NUMBER = "%k: f32 = const 0.3\n%y: f32 = NUMBER\n%b: i32 = op bitcast(%y)\n%c: i8 = op trunci(%b)"
MEMORY = "%m: ptr = alloc [8] align 8 stack\n%q: ptr = alloc [8] align 8 stack"
WORD = "%z: i8 = const 0\n%w: i16 = const 0\nstore %w, %m[]\nfill %m, %z bytes 4"

# With the type of what is read.
ACCESSES = {
    "read as it is": ("i32", "store %y, %m[]\n%h: i32 = load %m[]"),
    "a part of it": ("i16", "store %y, %m[]\n%h: i16 = load %m[]"),
    "a part of a copy": ("i16", "store %y, %m[]\ncopy %q, %m bytes 4\n%h: i16 = load %q[]"),
    "a copy of a part": ("i16", "store %y, %m[]\ncopy %q, %m bytes 2\n%h: i16 = load %q[]"),
    "a copy of a part of a piece": ("i16", f"{WORD}\nstore %y, %m[]\ncopy %q, %m bytes 2\n%h: i16 = load %q[]"),
    "what is left of a piece": ("i32", f"{WORD}\nstore %y, %m[]\nstore %z, %m[]\n%h: i32 = load %m[]"),
    "a byte in a whole buffer": ("i16", "fill %q, %c bytes 8\n%h: i16 = load %q[]"),
    "a byte in a part of a buffer": ("i16", "fill %q, %c bytes 2\n%h: i16 = load %q[]"),
}


@pytest.mark.parametrize("number", ["op exp(%k)", "op addf(%k, %k)"])
@pytest.mark.parametrize("access", list(ACCESSES))
def test_bytes_of_a_number_are_as_precise_as_it_is(access: str, number: str) -> None:
    type, body = ACCESSES[access]
    text = f"func @f() -> ({type}) {{\n{NUMBER.replace('NUMBER', number)}\n{MEMORY}\n{body}\nreturn %h\n}}"
    execution = machine.assemble(parse_module(text, "test.air"), "f").run([], Domain.CONCRETE)
    assert execution.stop is None, execution.stop
    found = execution.value(Cell((OutputKind.RESULT, 0), ()))
    assert found.bits is not None
    assert found.approximate == ("exp" in number)
