"""Lanes on numbers side by side: what cells they may hold, where they lie, and when something else is met."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, DataInput, Domain, Lanes, Program, Sample, assemble
from tests.interp.lanes_campaign import difference

_SIZE = 600

# Bodies of functions on %a, %b: memref<600xf32>, %d: memref<600xf64>, %i: memref<600xi32>, %x: f32 and %y: f64.
_NESTS = {
    "three that lie side by side, in any order": """
      affine.for %c = 1 to 599 {
        %0 = affine.load %a[%c + 1] : memref<600xf32>
        %1 = affine.load %a[%c] : memref<600xf32>
        %2 = affine.load %a[%c - 1] : memref<600xf32>
        %3 = arith.subf %0, %1 : f32
        %4 = arith.mulf %3, %2 : f32
        affine.store %4, %b[%c] : memref<600xf32> }""",
    "many that lie side by side, and some that do not": """
      %v = memref.alloc() : memref<600xf64>
      affine.for %c = 20 to 560 {
        %0 = affine.load %d[%c] : memref<600xf64>
        %1 = affine.load %d[%c + 1] : memref<600xf64>
        %2 = affine.load %d[%c + 2] : memref<600xf64>
        %3 = affine.load %d[%c + 20] : memref<600xf64>
        %4 = affine.load %d[%c - 1] : memref<600xf64>
        %5 = affine.load %d[%c + 2] : memref<600xf64>
        %6 = affine.load %d[-%c + 600] : memref<600xf64>
        %7 = arith.addf %0, %1 : f64
        %8 = arith.subf %7, %2 : f64
        %9 = arith.mulf %8, %3 : f64
        %10 = arith.subf %9, %4 : f64
        %11 = arith.addf %10, %5 : f64
        %12 = arith.subf %6, %11 : f64
        affine.store %12, %v[%c] : memref<600xf64> }
      affine.for %c = 20 to 560 {
        %0 = affine.load %v[%c] : memref<600xf64>
        affine.store %0, %d[%c] : memref<600xf64> }""",
    "more that lie side by side than a row has room for": "affine.for %c = 20 to 580 {\n"
    + "\n".join(
        f"""%l{at} = affine.load %a[%c + {at - 20}] : memref<600xf32>
            %s{at} = arith.subf %l{at}, %{f"s{at - 1}" if at else "x"} : f32"""
        for at in range(40)
    )
    + """
      affine.store %l0, %b[%c] : memref<600xf32>
      affine.store %s39, %b[%c] : memref<600xf32> }""",
    "the same backwards": """affine.for %c = 40 to 600 {
      %before = affine.load %a[-%c + 639] : memref<600xf32>
      """
    + "\n".join(
        f"""%l{at} = affine.load %a[%c - {at}] : memref<600xf32>
            %s{at} = arith.subf %l{at}, %{f"s{at - 1}" if at else "x"} : f32"""
        for at in range(40)
    )
    + """
      %sum = arith.addf %s39, %before : f32
      affine.store %sum, %b[%c] : memref<600xf32> }""",
    "rows that are beside each other in some iterations of loops around or within": """
      affine.for %r = 0 to 10 { affine.for %c = 0 to 100 {
        %0 = affine.load %a[%c + 20 * %r] : memref<600xf32>
        %1 = affine.load %a[%c + 50 * %r] : memref<600xf32>
        %2 = arith.subf %0, %1 : f32
        affine.store %2, %b[%c + 11 * %r] : memref<600xf32> } }
      affine.for %c = 0 to 500 { affine.for %k = 0 to 3 {
        %0 = affine.load %a[%c + %k] : memref<600xf32>
        %1 = affine.load %a[%c + 2 * %k] : memref<600xf32>
        %2 = affine.load %b[%c] : memref<600xf32>
        %3 = arith.subf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %b[%c] : memref<600xf32> } }""",
    "a cell that is loaded before a loop that stores to it": """
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        affine.for %k = 0 to 3 {
          %1 = affine.load %a[%c] : memref<600xf32>
          %2 = arith.addf %1, %0 : f32
          affine.store %2, %a[%c] : memref<600xf32> } }""",
    "patterns of what is no number": """
      %inf = arith.constant 0x7F800000 : f32
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = arith.mulf %0, %inf : f32
        %2 = arith.subf %1, %1 : f32
        affine.store %2, %b[%c] : memref<600xf32> }
      affine.for %c = 0 to 600 {
        %0 = affine.load %b[%c] : memref<600xf32>
        %1 = arith.bitcast %0 : f32 to i32
        affine.store %1, %i[%c] : memref<600xi32> }""",
    "other operations than those on words": """
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = arith.remf %0, %x : f32
        %2 = arith.remf %x, %0 : f32
        %3 = arith.remf %1, %2 : f32
        affine.store %3, %b[%c] : memref<600xf32>
        affine.store %1, %a[%c] : memref<600xf32> }""",
    "cells that are apart, one of which nobody set": """
      %u = memref.alloc() : memref<600xf32>
      affine.for %c = 0 to 598 {
        %0 = affine.load %a[%c] : memref<600xf32>
        affine.store %0, %u[%c] : memref<600xf32> }
      affine.for %c = 0 to 300 {
        %0 = affine.load %u[2 * %c] : memref<600xf32>
        %1 = arith.addf %0, %x : f32
        affine.store %1, %b[%c] : memref<600xf32> }""",
    "numbers below zero": """
      %n = memref.alloc() : memref<600xi16>
      affine.for %c = 0 to 600 {
        %k = affine.apply affine_map<(d) -> (300 - d)>(%c)
        %0 = arith.index_cast %k : index to i16
        affine.store %0, %n[%c] : memref<600xi16> }
      affine.for %c = 0 to 600 {
        %0 = affine.load %n[%c] : memref<600xi16>
        %1 = arith.extui %0 : i16 to i32
        affine.store %1, %i[%c] : memref<600xi32> }""",
    "a cell that is loaded before and behind a store to it": """
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = arith.addf %0, %x : f32
        affine.store %1, %a[%c] : memref<600xf32>
        %2 = affine.load %a[%c] : memref<600xf32>
        %3 = arith.mulf %2, %0 : f32
        affine.store %3, %b[%c] : memref<600xf32> }""",
    "a value that a store leaves, and an unset one behind it": """
      %u = memref.alloc() : memref<600xf32>
      affine.for %c = 0 to 300 { affine.store %x, %u[%c] : memref<600xf32> }
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = arith.addf %0, %x : f32
        affine.store %1, %a[%c] : memref<600xf32>
        %2 = affine.load %u[%c] : memref<600xf32>
        %3 = arith.addf %1, %2 : f32
        affine.store %3, %b[%c] : memref<600xf32> }""",
    "registers that hold other values in each entry, and at last none": """
      %u = memref.alloc() : memref<4xf32>
      affine.store %x, %u[0] : memref<4xf32>
      %0 = math.exp %x : f32
      affine.store %0, %u[1] : memref<4xf32>
      %1 = arith.addf %x, %x : f32
      affine.store %1, %u[2] : memref<4xf32>
      affine.for %t = 0 to 4 {
        %2 = affine.load %u[%t] : memref<4xf32>
        affine.for %c = 0 to 100 {
          %3 = affine.load %a[%c + 100 * %t] : memref<600xf32>
          %4 = arith.mulf %3, %2 : f32
          affine.store %4, %b[%c + 100 * %t] : memref<600xf32> } }""",
    "sums in a loop within the lanes, of which one meets what nobody set": """
      %u = memref.alloc() : memref<600xf32>
      affine.for %c = 0 to 599 {
        %0 = affine.load %a[%c] : memref<600xf32>
        affine.store %0, %u[%c] : memref<600xf32> }
      affine.for %c = 0 to 300 {
        %0 = affine.for %k = 0 to 301 iter_args(%s = %x) -> (f32) {
          %1 = affine.load %u[%c + %k] : memref<600xf32>
          %2 = affine.load %b[%c] : memref<600xf32>
          %3 = arith.addf %2, %1 : f32
          affine.store %3, %b[%c] : memref<600xf32>
          affine.yield %3 : f32 }
        affine.store %0, %a[%c] : memref<600xf32> }""",
    "values that change places in a loop within the lanes": """
      affine.for %c = 0 to 300 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = affine.load %a[%c + 1] : memref<600xf32>
        %2:2 = affine.for %k = 0 to 5 iter_args(%s = %0, %t = %1) -> (f32, f32) {
          %3 = affine.load %a[%c + %k] : memref<600xf32>
          %4 = arith.subf %t, %3 : f32
          affine.yield %4, %s : f32, f32 }
        affine.store %2#0, %b[%c] : memref<600xf32>
        affine.store %2#1, %b[%c + 300] : memref<600xf32> }""",
    "numbers of the loop, and integers that wrap": """
      affine.for %c = 0 to 600 {
        %0 = arith.index_cast %c : index to i32
        %1 = affine.load %i[%c] : memref<600xi32>
        %2 = arith.muli %0, %1 : i32
        %3 = arith.subi %0, %2 : i32
        %4 = arith.muli %3, %3 : i32
        %5 = arith.addi %4, %1 : i32
        affine.store %5, %i[%c] : memref<600xi32> }""",
    "integers of few and of many bits": """
      %n = memref.alloc() : memref<600xi8>
      %w = memref.alloc() : memref<600xi64>
      %q = arith.constant 77 : i8
      %z = arith.constant 0x7fffffffffffff03 : i64
      affine.for %c = 0 to 600 {
        affine.store %q, %n[%c] : memref<600xi8>
        affine.store %z, %w[%c] : memref<600xi64> }
      affine.for %t = 0 to 3 { affine.for %c = 0 to 600 {
        %0 = affine.load %n[%c] : memref<600xi8>
        %1 = arith.muli %0, %q : i8
        %2 = arith.subi %1, %0 : i8
        affine.store %2, %n[%c] : memref<600xi8> } }
      affine.for %t = 0 to 3 { affine.for %c = 0 to 600 {
        %0 = affine.load %w[%c] : memref<600xi64>
        %1 = arith.muli %0, %z : i64
        %2 = arith.subi %1, %0 : i64
        affine.store %2, %w[%c] : memref<600xi64> } }
      affine.for %c = 0 to 600 {
        %0 = affine.load %n[%c] : memref<600xi8>
        %1 = affine.load %w[%c] : memref<600xi64>
        %2 = arith.extui %0 : i8 to i32
        %3 = arith.trunci %1 : i64 to i32
        %4 = arith.xori %2, %3 : i32
        affine.store %4, %i[%c] : memref<600xi32> }""",
    "quotients, maxima and minima": """
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = affine.load %b[-%c + 599] : memref<600xf32>
        %2 = arith.divf %0, %1 : f32
        %3 = arith.maximumf %0, %1 : f32
        %4 = arith.minimumf %3, %2 : f32
        affine.store %4, %b[-%c + 599] : memref<600xf32>
        affine.store %3, %a[%c] : memref<600xf32> }
      affine.for %c = 0 to 300 {
        %0 = affine.load %d[%c] : memref<600xf64>
        %1 = affine.load %d[-%c + 599] : memref<600xf64>
        %2 = arith.minimumf %0, %1 : f64
        %3 = arith.maximumf %1, %0 : f64
        %4 = arith.divf %2, %3 : f64
        affine.store %4, %d[%c] : memref<600xf64> }
      affine.for %c = 301 to 599 {
        %0 = affine.load %d[%c] : memref<600xf64>
        %1 = affine.load %d[%c + 1] : memref<600xf64>
        %2 = arith.maximumf %0, %1 : f64
        affine.store %2, %d[%c - 301] : memref<600xf64> }""",
    "zeros of both signs": """
      %zero = arith.constant 0.0 : f32
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = arith.mulf %0, %zero : f32
        affine.store %1, %a[%c] : memref<600xf32> }
      affine.for %c = 0 to 599 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = affine.load %a[%c + 1] : memref<600xf32>
        %2 = arith.maximumf %0, %1 : f32
        affine.store %2, %b[%c] : memref<600xf32> }
      affine.for %c = 0 to 599 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = affine.load %a[%c + 1] : memref<600xf32>
        %2 = arith.minimumf %0, %1 : f32
        %3 = affine.load %b[%c] : memref<600xf32>
        %4 = arith.subf %2, %3 : f32
        affine.store %4, %b[%c] : memref<600xf32> }""",
    **{
        f"bits and order of integers of {type_}": f"""
      %n = memref.alloc() : memref<600x{type_}>
      %m = arith.constant {factor} : {type_}
      %0 = arith.muli %m, %m : {type_}
      affine.store %m, %n[0] : memref<600x{type_}>
      affine.for %c = 0 to 599 {{
        %1 = affine.load %n[%c] : memref<600x{type_}>
        %2 = arith.muli %1, %m : {type_}
        %3 = arith.addi %2, %0 : {type_}
        affine.store %3, %n[%c + 1] : memref<600x{type_}> }}
      affine.for %t = 0 to 2 {{ affine.for %c = 0 to 300 {{
        %1 = affine.load %n[%c] : memref<600x{type_}>
        %2 = affine.load %n[%c + 300] : memref<600x{type_}>
        %3 = arith.maxsi %1, %2 : {type_}
        %4 = arith.minsi %1, %2 : {type_}
        %5 = arith.maxui %1, %2 : {type_}
        %6 = arith.minui %1, %2 : {type_}
        %7 = arith.andi %3, %5 : {type_}
        %8 = arith.ori %4, %1 : {type_}
        %9 = arith.xori %6, %8 : {type_}
        %10 = arith.subi %9, %7 : {type_}
        affine.store %4, %n[%c + 300] : memref<600x{type_}>
        affine.store %10, %n[%c] : memref<600x{type_}> }} }}
      affine.for %c = 0 to 600 {{
        %1 = affine.load %n[%c] : memref<600x{type_}>
        %2 = arith.{conversion} %1 : {type_} to i32
        affine.store %2, %i[%c] : memref<600xi32> }}"""
        for type_, factor, conversion in (
            ("i8", 77, "extui"),
            ("i16", 12345, "extui"),
            ("i40", 98765432109, "trunci"),
            ("i64", 6364136223846793005, "trunci"),
        )
    },
    "cells that are apart, and the other way round": """
      affine.for %c = 0 to 299 {
        %0 = affine.load %a[2 * %c + 1] : memref<600xf32>
        %1 = affine.load %a[7] : memref<600xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %b[-2 * %c + 599] : memref<600xf32> }""",
    "single and double numbers in one loop": """
      affine.for %c = 0 to 600 {
        %0 = affine.load %a[%c] : memref<600xf32>
        %1 = affine.load %d[%c] : memref<600xf64>
        %2 = arith.addf %0, %x : f32
        %3 = arith.mulf %1, %y : f64
        affine.store %2, %a[%c] : memref<600xf32>
        affine.store %3, %d[%c] : memref<600xf64> }""",
    "doubles that are copied": """
      affine.for %c = 0 to 599 {
        %0 = affine.load %d[%c + 1] : memref<600xf64>
        affine.store %0, %d[%c] : memref<600xf64> }
      %v = memref.alloc() : memref<600xf64>
      affine.for %c = 0 to 600 {
        %0 = affine.load %d[%c] : memref<600xf64>
        affine.store %0, %v[-%c + 599] : memref<600xf64> }
      affine.for %c = 0 to 600 {
        %0 = affine.load %v[%c] : memref<600xf64>
        affine.store %0, %d[%c] : memref<600xf64> }""",
    "sums that may not have all values": """
      affine.for %c = 0 to 600 {
        %0 = affine.load %i[%c] : memref<600xi32>
        %1 = arith.addi %0, %0 overflow<nsw> : i32
        affine.store %1, %i[%c] : memref<600xi32> }""",
}


def _program(body: str) -> Program:
    parameters = "%a: memref<600xf32>, %b: memref<600xf32>, %d: memref<600xf64>, %i: memref<600xi32>, %x: f32, %y: f64"
    return assemble(load(f"func.func @main({parameters}) {{\n{body}\nreturn\n}}\n").lower("main"), "main")


def _differs(body: str, *profiles: str) -> str:
    """What the interpreter and lanes differ in, on samples of such profiles."""
    program, inputs = _program(body), [*[BufferInput((_SIZE,))] * 4, DataInput(), DataInput()]
    for profile in profiles:
        interpreted, run = (
            program.run(inputs, Domain.CONCRETE, sample=Sample(seed=1, profile=profile), lanes=lanes)
            for lanes in (Lanes.NEVER, Lanes.ALWAYS)
        )
        assert interpreted.stop is not None or run.in_lanes > run.operations // 2
        if found := difference(interpreted, run, [(_SIZE,)] * 4):
            return f"{profile}: {found}"
    return ""


@pytest.mark.parametrize("name", _NESTS)
def test_words_leave_what_the_interpreter_leaves(name: str) -> None:
    assert _differs(_NESTS[name], "generic", "special") == ""


@pytest.mark.parametrize("at", [0, 1, 15, 16, 128, 255, 256, 257, 511, 512, 598, 599])
@pytest.mark.parametrize("what", ["nothing", "exp"])
def test_a_cell_that_is_no_exact_number(at: int, what: str) -> None:
    """Wherever it lies: the lanes before it may have been run on numbers side by side, and nothing of it shows."""
    other = "" if what == "nothing" else f"%e = math.exp %x : f32\naffine.store %e, %u[{at}] : memref<600xf32>"
    body = f"""
      %u = memref.alloc() : memref<600xf32>
      affine.for %c = 0 to 600 {{
        %h = affine.load %a[%c] : memref<600xf32>
        affine.store %h, %u[%c] : memref<600xf32> }}
      %v = memref.alloc() : memref<600xf32>
      %w = affine.load %v[{at}] : memref<600xf32>
      affine.store %w, %u[{at}] : memref<600xf32>
      {other}
      affine.for %c = 1 to 600 {{
        %0 = affine.load %u[%c] : memref<600xf32>
        %1 = affine.load %u[%c - 1] : memref<600xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %b[%c] : memref<600xf32> }}"""
    assert _differs(body, "generic") == ""


@pytest.mark.parametrize("element", ["f32", "f64"])
def test_cells_beside_those_of_a_loop_stay_as_they_are(element: str) -> None:
    """Of loops that begin anywhere in a line of the cache, and are of any length."""
    lengths = (1, 2, 3, 4, 5, 15, 16, 17, 62, 63, 64, 65, 66, 67, 79, 80, 81, 255, 256, 257)
    type_ = f"memref<600x{element}>"
    to, number = ("%b", "%x") if element == "f32" else ("%d", "%y")
    loops = [
        f"""affine.for %c = {first + 8} to {first + 8 + length} {{
              %0 = affine.load %from[%c + {length % 5}] : {type_}
              %1 = arith.mulf %0, {number} : {element}
              %2 = affine.load %from[%c] : {type_}
              %3 = arith.addf %1, %2 : {element}
              affine.store %3, {to}[%c] : {type_} }}
            affine.for %c = 0 to 600 {{
              %0 = affine.load {to}[%c] : {type_}
              %1 = affine.load %from[%c] : {type_}
              %2 = arith.subf %1, %0 : {element}
              affine.store %2, %from[%c] : {type_} }}"""
        for length in lengths
        for first in range(4)
    ]
    given = f"""%from = memref.alloc() : {type_}
      affine.for %c = 0 to 600 {{
        %0 = affine.load {to}[%c] : {type_}
        affine.store %0, %from[%c] : {type_} }}"""
    assert _differs(given + "\n".join(loops), "generic") == ""


def test_words_without_wide_registers() -> None:
    """On a machine that has them, what is done without them is compared with the interpreter as well."""
    if os.environ.get("EQUIV_WIDE") == "never":
        pytest.skip("these are the tests without them")
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(
        command, env={**os.environ, "EQUIV_WIDE": "never"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
