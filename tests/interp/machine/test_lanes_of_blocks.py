"""Loops of blocks that branch, with pointers, whose iterations are run in step, and those whose must not be."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, DataInput, Domain, Lanes, Limits, assemble
from tests.interp.lanes_campaign import DOMAINS, difference

_SIZE = 64


def loop(
    body: str,
    *,
    first: str = "%c0",
    test: str = '"slt" %i, %n : i64',
    step: str = "llvm.add %i, %c1 : i64",
    taken: bool = True,
) -> str:
    """A loop of blocks whose body is `body`, of `%i`; `%p` and `%q` point to 64 floats each."""
    targets = "^body, ^exit" if taken else "^exit, ^body"
    return f"""
func.func @main(%a: memref<{_SIZE}xf32>, %b: memref<{_SIZE}xf32>, %x: f32) {{
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %n = llvm.mlir.constant({_SIZE} : i64) : i64
  %last = llvm.mlir.constant({_SIZE - 1} : i64) : i64
  %p0 = memref.extract_aligned_pointer_as_index %a : memref<{_SIZE}xf32> -> index
  %p1 = arith.index_cast %p0 : index to i64
  %p = llvm.inttoptr %p1 : i64 to !llvm.ptr
  %q0 = memref.extract_aligned_pointer_as_index %b : memref<{_SIZE}xf32> -> index
  %q1 = arith.index_cast %q0 : index to i64
  %q = llvm.inttoptr %q1 : i64 to !llvm.ptr
  llvm.br ^head({first} : i64)
^head(%i: i64):
  %go = llvm.icmp {test}
  llvm.cond_br %go, {targets}
^body:
  {body}
  %next = {step}
  llvm.br ^head(%next : i64)
^exit:
  %end = llvm.getelementptr %q[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  return
}}
"""


def copied(index: str = "%i", to: str = "%i", scaled: str = "llvm.fmul %v, %x : f32") -> str:
    return f"""
  %from = llvm.getelementptr inbounds %p[{index}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %from : !llvm.ptr -> f32
  %w = {scaled}
  %into = llvm.getelementptr inbounds %q[{to}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %into : f32, !llvm.ptr
"""


def nested(inner: str, carried: str = "", initial: str = "", test: str = '"slt" %j, %c3 : i64') -> str:
    """A body with a loop within it, of `%j` from 0 on, which hands on `carried` values."""
    return f"""
  llvm.br ^inner(%c0{initial} : i64{", i64" * initial.count(",")})
^inner(%j: i64{carried}):
  %on = llvm.icmp {test}
  llvm.cond_br %on, ^within, ^after
^within:
  {inner}
^after:
"""


# Whether it runs in lanes, and the program.
LOOPS = {
    "upwards": (True, loop(copied())),
    "upwards and with its bound": (True, loop(copied(), test='"sle" %i, %last : i64')),
    "until it is its bound": (True, loop(copied(), test='"ne" %i, %n : i64')),
    "as long as it is not its bound": (True, loop(copied(), test='"eq" %i, %n : i64', taken=False)),
    "as numbers without a sign": (True, loop(copied(), test='"ult" %i, %n : i64')),
    "with the bound first": (True, loop(copied(), test='"sgt" %n, %i : i64')),
    "by two": (True, loop(copied(), step="llvm.add %i, %c2 : i64")),
    "by three, past its bound": (True, loop(copied(), step="llvm.add %i, %c3 : i64")),
    "downwards": (
        True,
        loop(copied(), first="%last", test='"sge" %i, %c0 : i64', step="llvm.add %i, %m1 : i64"),
    ),
    "downwards by a difference": (
        True,
        loop(copied(), first="%last", test='"sgt" %i, %m1 : i64', step="llvm.sub %i, %c1 : i64"),
    ),
    "backwards": (
        True,
        loop("%back = llvm.sub %last, %i overflow<nsw> : i64" + copied(to="%back")),
    ),
    "by a multiple that does not wrap": (
        True,
        loop(
            "%twice = llvm.mul %i, %c2 overflow<nsw, nuw> : i64" + copied(to="%twice"),
            test='"slt" %i, %half : i64',
        ).replace("%p0 =", f"%half = llvm.mlir.constant({_SIZE // 2} : i64) : i64\n  %p0 =", 1),
    ),
    "of narrow numbers that are made wide": (
        True,
        loop("%small = llvm.trunc %i : i64 to i16\n  %wide = llvm.zext %small : i16 to i64" + copied(to="%wide")),
    ),
    "a number that depends on the iteration": (
        True,
        loop(copied(scaled="llvm.sitofp %i : i64 to f32")),
    ),
    # What follows must not run in lanes, or not all of it.
    "each element of the one before": (
        False,
        loop(
            copied(index="%i", to="%i", scaled="llvm.fadd %v, %x : f32").replace("%q[%i]", "%p[%up]"),
            test='"slt" %i, %last : i64',
        ).replace("%from =", "%up = llvm.add %i, %c1 overflow<nsw> : i64\n  %from =", 1),
    ),
    "never": (False, loop(copied(), test='"sgt" %i, %n : i64')),
    "an element too many": (False, loop(copied(), test='"sle" %i, %n : i64')),
    "an element before the first": (
        False,
        loop(copied(), first="%last", test='"sge" %i, %m1 : i64', step="llvm.sub %i, %c1 : i64"),
    ),
    "for ever, by two past an odd bound": (
        False,
        loop(copied(index="%low", to="%low"), test='"ne" %i, %last : i64', step="llvm.add %i, %c2 : i64").replace(
            "%from =", "%low = llvm.and %i, %c3 : i64\n  %from =", 1
        ),
    ),
    "for ever, the wrong way": (
        False,
        loop(copied(index="%c0", to="%c0"), test='"slt" %i, %c1 : i64', step="llvm.add %i, %m1 : i64"),
    ),
    "a counter that wraps": (
        False,
        loop(
            copied(index="%wide", to="%wide").replace("%from =", "%wide = llvm.urem %i, %c3 : i64\n  %from =", 1),
            test='"slt" %i, %top : i64',
            step="llvm.add %i, %huge : i64",
        ).replace(
            "%p0 =",
            "%top = llvm.mlir.constant(9223372036854775807 : i64) : i64\n"
            "  %huge = llvm.mlir.constant(4611686018427387904 : i64) : i64\n  %p0 =",
            1,
        ),
    ),
    "a sum that wraps to poison": (
        False,
        loop(
            "%far = llvm.add %i, %top overflow<nsw> : i64" + copied(to="%far"),
        ).replace("%p0 =", "%top = llvm.mlir.constant(9223372036854775800 : i64) : i64\n  %p0 =", 1),
    ),
    "bytes that are no element": (
        False,
        loop(
            copied().replace(
                "%p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32", "%p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8"
            )
        ),
    ),
    "a way out of the middle": (
        False,
        loop(
            copied()
            + """
  %enough = llvm.icmp "eq" %i, %c3 : i64
  llvm.cond_br %enough, ^exit, ^more
^more:
"""
        ),
    ),
    # Loops within the loop.
    "sums in memory": (
        True,
        loop(
            nested(
                copied(index="%j", scaled="llvm.fadd %v, %x : f32")
                .replace(
                    "llvm.store",
                    "%old = llvm.load %into : !llvm.ptr -> f32\n  %sum = llvm.fadd %old, %w : f32\n  llvm.store",
                )
                .replace("llvm.store %w", "llvm.store %sum")
                + "  %up = llvm.add %j, %c1 : i64\n  llvm.br ^inner(%up : i64)"
            )
        ),
    ),
    "within it none": (
        True,
        loop(
            copied()
            + nested(
                "%up = llvm.add %j, %c1 : i64\n  llvm.store %x, %p : f32, !llvm.ptr\n  llvm.br ^inner(%up : i64)",
                test='"slt" %j, %c0 : i64',
            )
        ),
    ),
    "within it none, from behind its bound on": (
        True,
        loop(
            copied()
            + nested(
                "%up = llvm.add %j, %c1 : i64\n  llvm.store %x, %p : f32, !llvm.ptr\n  llvm.br ^inner(%up : i64)",
                test='"slt" %j, %m1 : i64',
            )
        ),
    ),
    "a number that the iteration before handed on": (
        True,
        loop(
            nested(
                """
  %f = llvm.sitofp %was : i64 to f32
  %into = llvm.getelementptr inbounds %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %f, %into : f32, !llvm.ptr
  %is = llvm.mul %j, %c3 overflow<nsw> : i64
  %up = llvm.add %j, %c1 : i64
  llvm.br ^inner(%up, %is : i64, i64)""",
                ", %was: i64",
                ", %c2",
            )
        ),
    ),
    "a number that grows from iteration to iteration": (
        True,
        loop(
            nested(
                """
  %is = llvm.mul %was, %c3 overflow<nsw> : i64
  %f = llvm.sitofp %is : i64 to f32
  %into = llvm.getelementptr inbounds %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %f, %into : f32, !llvm.ptr
  %up = llvm.add %j, %c1 : i64
  llvm.br ^inner(%up, %is : i64, i64)""",
                ", %was: i64",
                ", %c2",
            )
        ),
    ),
    "as many as the iteration says": (
        False,
        loop(
            nested(
                copied(index="%j") + "  %up = llvm.add %j, %c1 : i64\n  llvm.br ^inner(%up : i64)",
                test='"slt" %j, %i : i64',
            )
        ),
    ),
}


@pytest.mark.parametrize("name", LOOPS)
def test_lanes_leave_what_the_interpreter_leaves(name: str) -> None:
    in_lanes, text = LOOPS[name]
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((_SIZE,))] * 2 + [DataInput()]
    for domain in DOMAINS:
        for operations in (5_000, 300, 301, 302, 303):
            interpreted, *others = (
                program.run(inputs, domain, limits=Limits(operations=operations), lanes=lanes)
                for lanes in (Lanes.NEVER, Lanes.PAYING, Lanes.ALWAYS)
            )
            for run in others:
                assert not difference(interpreted, run), (domain, operations)
    run = program.run(inputs, Domain.FINGERPRINT, limits=Limits(operations=5_000), lanes=Lanes.ALWAYS)
    assert (run.in_lanes > 0) == in_lanes
