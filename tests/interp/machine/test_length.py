"""Programs whose runs are over at once, and others."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.machine.analysis.length import is_short

_LOOP = "scf.for %i = %c0 to {} step %c1 {{ memref.store %a, %m[%i] : memref<4xi8> }}"


@pytest.mark.parametrize(
    ("parameters", "body", "short"),
    [
        ("%a: i8", "%r = arith.muli %a, %a : i8", True),
        ("%m: memref<4xi8>, %a: i8", _LOOP.format("%c4"), True),
        ("%m: memref<4xi8>, %a: i8", _LOOP.format("%c500"), False),
        ("%m: memref<4xi8>, %a: i8", f"scf.for %j = %c0 to %c100 step %c1 {{ {_LOOP.format('%c4')} }}", False),
        ("%m: memref<4xi8>, %a: i8, %n: index", _LOOP.format("%n"), False),
        ("%m: memref<4xi8>, %a: i8, %c: i1", f"scf.if %c {{ {_LOOP.format('%c4')} }}", True),
        ("%m: memref<?xi8>, %a: i8", "memref.store %a, %m[%c0] : memref<?xi8>", False),
        ("%m: memref<400xi8>, %a: i8", "memref.store %a, %m[%c0] : memref<400xi8>", False),
        ("%a: i8", "%m = memref.alloca() : memref<4xi8>", False),
        ("%a: i8, %c: i1", "scf.while : () -> () { scf.condition(%c) } do { scf.yield }", False),
        ("%a: i8", "cf.br ^next\n ^next:", False),
        ("%a: i8", "\n".join(f"%v{at} = arith.addi %a, %a : i8" for at in range(300)), False),
    ],
)
def test_a_short_run_is_known_by_its_program(parameters: str, body: str, short: bool) -> None:
    numbers = "\n".join(f"  %c{number} = arith.constant {number} : index" for number in (0, 1, 4, 100, 500))
    text = f"func.func @f({parameters}) {{\n{numbers}\n  {body}\n  return\n}}\n"
    module = load(text, file_name="f.mlir").lower("f")
    assert is_short(module.functions["f"]) == short
