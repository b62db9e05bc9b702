"""Plans of loops that are entered again and again: what one holds for, and where another one is made."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, DataInput, Lanes, assemble
from tests.interp.lanes_campaign import DOMAINS, difference

_SIZE = 48

# Functions on %a, %b: memref<48x48xf32> and %x: f32 whose innermost loop runs in lanes, if in several entries at all,
# and whether it does so in most of them, or, where that is None, in some.
_NESTS: dict[str, tuple[bool | None, str]] = {
    "each row of the row before": (
        True,
        """affine.for %r = 0 to 47 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.mulf %0, %x : f32
             affine.store %1, %a[%r + 1, %c] : memref<48x48xf32> } }""",
    ),
    "an element that all rows add to, and a row that all of them read": (
        True,
        """affine.for %t = 0 to 5 { affine.for %r = 1 to 47 step 3 { affine.for %c = 1 to 47 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = affine.load %a[%r - 1, %c] : memref<48x48xf32>
             %2 = affine.load %b[%t, %c + 1] : memref<48x48xf32>
             %3 = arith.addf %0, %1 : f32
             %4 = arith.addf %3, %2 : f32
             affine.store %4, %a[%r + 1, %c] : memref<48x48xf32> } }
             affine.store %x, %b[%t, 7] : memref<48x48xf32> }""",
    ),
    "the last row out of bounds": (
        True,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             affine.store %0, %b[%r + 1, %c] : memref<48x48xf32> } }""",
    ),
    "the last iteration of the last row out of bounds": (
        True,
        """affine.for %r = 0 to 12 { affine.for %c = 0 to 12 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             affine.store %0, %b[%r * 3 + %c + 4, %c] : memref<48x48xf32> } }""",
    ),
    "rows of which each is shorter": (
        True,
        """affine.for %r = 0 to 40 { affine.for %c = affine_map<(d) -> (d)>(%r) to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "rows that begin elsewhere, each as long as the others": (
        True,
        """affine.for %r = 0 to 24 {
             affine.for %c = affine_map<(d) -> (d)>(%r) to affine_map<(d) -> (d + 24)>(%r) {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "every second row onto a row before": (
        True,
        """affine.for %r = 0 to 24 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r * 2, %c] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %a[%r, %c] : memref<48x48xf32> } }""",
    ),
    "rows onto a column": (
        False,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%c, %r] : memref<48x48xf32>
             affine.store %0, %a[%r, %c] : memref<48x48xf32> } }""",
    ),
    "rows that are chosen by a remainder": (
        True,
        """affine.for %r = 0 to 48 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r mod 7, %c] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %b[%r floordiv 2, %c] : memref<48x48xf32> } }""",
    ),
    "rows of views": (
        True,
        """affine.for %r = 0 to 48 {
             %v = memref.subview %a[%r, 0] [1, 48] [1, 1]
               : memref<48x48xf32> to memref<1x48xf32, strided<[48, 1], offset: ?>>
             affine.for %c = 0 to 48 {
               %0 = affine.load %v[0, %c] : memref<1x48xf32, strided<[48, 1], offset: ?>>
               %1 = arith.addf %0, %x : f32
               affine.store %1, %b[%r, %c] : memref<48x48xf32> } }""",
    ),
    "buffers of one row each, which lie where another one did": (
        True,
        """affine.for %r = 0 to 48 {
             %v = memref.alloc() : memref<48xf32>
             affine.for %c = 0 to 48 {
               %0 = affine.load %a[%r, %c] : memref<48x48xf32>
               affine.store %0, %v[%c] : memref<48xf32> }
             affine.for %c = 0 to 48 {
               %0 = affine.load %v[%c] : memref<48xf32>
               affine.store %0, %b[%r, 47 - %c] : memref<48x48xf32> }
             memref.dealloc %v : memref<48xf32> }""",
    ),
    "a buffer that is freed on the way": (
        True,
        """%c40 = arith.constant 40 : index
           %v = memref.alloc() : memref<48xf32>
           affine.for %c = 0 to 48 { affine.store %x, %v[%c] : memref<48xf32> }
           affine.for %r = 0 to 48 {
             affine.for %c = 0 to 48 {
               %0 = affine.load %v[%c] : memref<48xf32>
               %1 = affine.load %b[0, %c] : memref<48x48xf32>
               %2 = arith.addf %0, %1 : f32
               affine.store %2, %b[0, %c] : memref<48x48xf32> }
             %g = arith.cmpi eq, %r, %c40 : index
             scf.if %g { memref.dealloc %v : memref<48xf32> } }""",
    ),
    "rows of which each is longer, the last ones out of bounds": (
        True,
        """affine.for %r = 30 to 48 { affine.for %c = 0 to affine_map<(d) -> (d + 5)>(%r) {
             %0 = affine.load %a[0, %c] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %b[0, %c] : memref<48x48xf32> } }""",
    ),
    "rows between those of the first round": (
        True,
        """affine.for %t = 0 to 3 { affine.for %r = affine_map<(d) -> (d)>(%t) to 48 step 3 { affine.for %c = 0 to 48 {
             %0 = affine.load %a[%r, %c] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %b[%r, %c] : memref<48x48xf32> } } }""",
    ),
    "rows behind those of the first round, the last ones out of bounds": (
        True,
        """affine.for %t = 0 to 2 {
             affine.for %r = affine_map<(d) -> (d * 30)>(%t) to affine_map<(d) -> (d * 30 + 30)>(%t) {
               affine.for %c = 0 to 48 {
                 %0 = affine.load %a[0, %c] : memref<48x48xf32>
                 %1 = arith.addf %0, %x : f32
                 affine.store %1, %b[%r, %c] : memref<48x48xf32> } } }""",
    ),
    "each element of one as far before it as rows are": (
        None,
        """affine.for %r = 0 to 20 { affine.for %c = 20 to 48 {
             %0 = affine.load %a[%r, %c - %r] : memref<48x48xf32>
             %1 = arith.addf %0, %x : f32
             affine.store %1, %a[%r, %c] : memref<48x48xf32> } }""",
    ),
    "rows by a pointer that is moved": (
        True,
        """%one = arith.constant 1 : i64
           %zero = arith.constant 0 : i64
           %n = arith.constant 16 : i64
           %p = llvm.alloca %n x !llvm.array<16 x f32> : (i64) -> !llvm.ptr
           cf.br ^rows(%zero, %p : i64, !llvm.ptr)
         ^rows(%r: i64, %q: !llvm.ptr):
           %g = arith.cmpi slt, %r, %n : i64
           cf.cond_br %g, ^row(%zero : i64), ^end
         ^row(%c: i64):
           %h = arith.cmpi slt, %c, %n : i64
           cf.cond_br %h, ^element, ^next
         ^element:
           %s = llvm.getelementptr %q[%c] : (!llvm.ptr, i64) -> !llvm.ptr, f32
           llvm.store %x, %s : f32, !llvm.ptr
           %d = arith.addi %c, %one : i64
           cf.br ^row(%d : i64)
         ^next:
           %t = llvm.getelementptr %q[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
           %u = arith.addi %r, %one : i64
           cf.br ^rows(%u, %t : i64, !llvm.ptr)
         ^end:
           %last = llvm.getelementptr %p[255] : (!llvm.ptr) -> !llvm.ptr, f32
           %0 = llvm.load %last : !llvm.ptr -> f32
           affine.store %0, %b[0, 0] : memref<48x48xf32>""",
    ),
    "a number that changes from row to row": (
        True,
        """%c0 = arith.constant 0 : index
           %c3 = arith.constant 3 : index
           %c8 = arith.constant 8 : index
           %s = affine.for %r = 0 to 48 iter_args(%k = %c0) -> (index) {
             affine.for %c = 0 to 40 {
               %0 = memref.load %a[%r, %c] : memref<48x48xf32>
               %1 = arith.addi %c, %k : index
               memref.store %0, %b[%r, %1] : memref<48x48xf32> }
             %2 = arith.addi %k, %c3 : index
             %3 = arith.remui %2, %c8 : index
             affine.yield %3 : index }
           memref.store %x, %b[%s, %s] : memref<48x48xf32>""",
    ),
    "seven loops around": (
        True,
        " ".join(f"affine.for %{each} = 0 to 2 {{" for each in "pqrstuv")
        + """affine.for %c = 0 to 20 {
             %0 = affine.load %a[%p + %q * 2 + %r * 4 + %s * 8, %c + %t] : memref<48x48xf32>
             %1 = arith.mulf %0, %x : f32
             affine.store %1, %b[%p + %q * 2 + %r * 4 + %s * 8 + %t * 16, %c + %u + %v] : memref<48x48xf32> }"""
        + "}" * 7,
    ),
}


@pytest.mark.parametrize("name", _NESTS)
def test_lanes_leave_what_the_interpreter_leaves(name: str) -> None:
    in_lanes, body = _NESTS[name]
    matrix = f"memref<{_SIZE}x{_SIZE}xf32>"
    text = f"func.func @main(%a: {matrix}, %b: {matrix}, %x: f32) {{\n{body}\nreturn\n}}\n"
    program = assemble(load(text).lower("main"), "main")
    inputs = [BufferInput((_SIZE, _SIZE)), BufferInput((_SIZE, _SIZE)), DataInput()]
    for domain in DOMAINS:
        interpreted, run = (program.run(inputs, domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert difference(interpreted, run) == ""
        if in_lanes is None:
            assert run.in_lanes > 0
        else:
            assert (run.in_lanes > run.operations // 2) if in_lanes else run.in_lanes == 0


def test_a_function_in_a_loop_finds_other_buffers_in_its_registers() -> None:
    text = """
      func.func private @add(%from: memref<48xf32>, %to: memref<48xf32>) {
        affine.for %c = 0 to 48 {
          %0 = affine.load %from[%c] : memref<48xf32>
          %1 = affine.load %to[%c] : memref<48xf32>
          %2 = arith.addf %0, %1 : f32
          affine.store %2, %to[%c] : memref<48xf32> }
        return
      }
      func.func @main(%a: memref<48xf32>, %b: memref<48xf32>) {
        affine.for %r = 0 to 6 {
          func.call @add(%a, %b) : (memref<48xf32>, memref<48xf32>) -> ()
          func.call @add(%b, %a) : (memref<48xf32>, memref<48xf32>) -> ()
          func.call @add(%a, %a) : (memref<48xf32>, memref<48xf32>) -> () }
        return
      }"""
    program = assemble(load(text).lower("main"), "main")
    for domain in DOMAINS:
        inputs = [BufferInput((48,))] * 2
        interpreted, run = (program.run(inputs, domain, lanes=lanes) for lanes in (Lanes.NEVER, Lanes.ALWAYS))
        assert difference(interpreted, run) == ""
        assert run.in_lanes > run.operations // 2


def test_lanes_without_wide_registers() -> None:
    """On a machine that has them, what lanes do without them is compared with the interpreter as well."""
    command = [sys.executable, "-m", "tests.interp.lanes_campaign", "--seed", "29490000", "--count", "4"]
    done = subprocess.run(
        command, env={**os.environ, "EQUIV_WIDE": "never"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
