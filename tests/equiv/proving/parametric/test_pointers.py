"""Memory that is reached by pointers: the LLVM form of a program, and programs that look like it and are wrong."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certify import check_certificate
from tests.equiv.proving.parametric.programs import changed, is_refused, pair_of, prove

pytest.importorskip("islpy")

SOURCE = """
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %T = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %A[%i] : memref<?xf32>
    memref.store %a, %T[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.load %T[%i] : memref<?xf32>
    %s = arith.addf %t, %t : f32
    memref.store %s, %B[%i] : memref<?xf32>
  }
  memref.dealloc %T : memref<?xf32>
  return
}
"""

TARGET = """
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr, %aa: !llvm.ptr, %ao: i64, %an: i64, %as: i64,
             %b: !llvm.ptr, %ba: !llvm.ptr, %bo: i64, %bn: i64, %bs: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %64 = llvm.mlir.constant(64 : index) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %end = llvm.getelementptr %null[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %bytes = llvm.ptrtoint %end : !llvm.ptr to i64
  %more = llvm.add %bytes, %64 : i64
  %raw = llvm.call @malloc(%more) : (i64) -> !llvm.ptr
  %at = llvm.ptrtoint %raw : !llvm.ptr to i64
  %63 = llvm.sub %64, %1 : i64
  %up = llvm.add %at, %63 : i64
  %over = llvm.urem %up, %64 : i64
  %down = llvm.sub %up, %over : i64
  %t = llvm.inttoptr %down : i64 to !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %more1 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more1, ^body, ^second
^body:
  %pa = llvm.getelementptr inbounds %aa[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %pa : !llvm.ptr -> f32
  %pt = llvm.getelementptr inbounds %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %pt : f32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^head(%next : i64)
^second:
  llvm.br ^again(%0 : i64)
^again(%j: i64):
  %more2 = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %more2, ^use, ^done
^use:
  %qt = llvm.getelementptr inbounds %t[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %y = llvm.load %qt : !llvm.ptr -> f32
  %s = llvm.fadd %y, %y : f32
  %pb = llvm.getelementptr inbounds %ba[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %s, %pb : f32, !llvm.ptr
  %after = llvm.add %j, %1 : i64
  llvm.br ^again(%after : i64)
^done:
  llvm.call @free(%raw) : (!llvm.ptr) -> ()
  llvm.return
}
"""


def test_an_aligned_allocation_is_the_memory_that_it_is_for() -> None:
    assert isinstance(prove(SOURCE, TARGET), Proven)


def test_a_certificate_of_pointers_is_checked_without_the_search() -> None:
    pair = pair_of(SOURCE, TARGET)
    proven = prove(SOURCE, TARGET)
    assert isinstance(proven, Proven)
    assert not check_certificate(pair, proven.certificate)


USE = "%qt = llvm.getelementptr inbounds %t[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32"
STORED = "%pt = llvm.getelementptr inbounds %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32"
RIGHT = {
    "memory as it is, without alignment": [
        ("%t = llvm.inttoptr %down : i64 to !llvm.ptr", ""),
        (STORED, STORED.replace("%t[", "%raw[")),
        (USE, USE.replace("%t[", "%raw[")),
    ],
    "an alignment to 16, which all allocations have": [("constant(64 : index)", "constant(16 : index)")],
    "bytes instead of elements": [
        (
            USE,
            """%k = llvm.mul %j, %four : i64
        %qt = llvm.getelementptr inbounds %t[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8""",
        ),
        ("%null =", "%four = llvm.mlir.constant(4 : i64) : i64\n%null ="),
    ],
    "there and back again": [
        (
            USE,
            """%up2 = llvm.getelementptr %t[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %back = llvm.sub %j, %n : i64
        %qt = llvm.getelementptr %up2[%back] : (!llvm.ptr, i64) -> !llvm.ptr, f32""",
        )
    ],
    "an address that becomes a pointer once more": [
        (
            USE,
            USE.replace("%qt", "%qq")
            + """
        %number = llvm.ptrtoint %qq : !llvm.ptr to i64
        %qt = llvm.inttoptr %number : i64 to !llvm.ptr""",
        )
    ],
    "an index taken apart and put together": [
        (
            USE,
            """%rest = llvm.srem %j, %64 : i64
        %whole = llvm.sdiv %j, %64 : i64
        %most = llvm.mul %whole, %64 : i64
        %k = llvm.add %most, %rest : i64
        """
            + USE.replace("%t[%j]", "%t[%k]"),
        )
    ],
}
WRONG = {
    "a pointer far beyond in between, which says that it is in bounds": [
        (
            USE,
            """%far = llvm.add %n, %64 : i64
        %up2 = llvm.getelementptr inbounds %t[%far] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %back = llvm.sub %j, %far : i64
        %qt = llvm.getelementptr %up2[%back] : (!llvm.ptr, i64) -> !llvm.ptr, f32""",
        )
    ],
    "a step back, which says that it is none": [
        (
            USE,
            """%up2 = llvm.getelementptr %t[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %back = llvm.sub %j, %n : i64
        %qt = llvm.getelementptr nuw %up2[%back] : (!llvm.ptr, i64) -> !llvm.ptr, f32""",
        )
    ],
    "the remainder of an index alone": [
        (USE, "%rest = llvm.srem %j, %64 : i64\n" + USE.replace("%t[%j]", "%t[%rest]"))
    ],
    "no room for the alignment": [("llvm.add %bytes, %64", "llvm.add %bytes, %0")],
    "room for less than the alignment takes": [("llvm.add %bytes, %64", "llvm.add %bytes, %1")],
    "an address rounded up twice": [("%63 = llvm.sub %64, %1", "%63 = llvm.add %64, %64")],
    "an address that is not rounded down": [("llvm.sub %up, %over", "llvm.sub %up, %0")],
    "what is stored from the start, loaded from the aligned one": [(STORED, STORED.replace("%t[", "%raw["))],
    "what is stored from the aligned start, loaded from the start": [(USE, USE.replace("%t[", "%raw["))],
    "an element further on": [
        (USE, USE.replace("%t[%j]", "%t[%next2]")),
        ("%more2 =", "%next2 = llvm.add %j, %1 : i64\n%more2 ="),
    ],
    "elements of half the size": [(USE, USE.replace("f32", "f16"))],
    "bytes as elements": [(USE, USE.replace("f32", "i8"))],
    "the bits of a float as an integer": [
        (
            "%y = llvm.load %qt : !llvm.ptr -> f32",
            "%yi = llvm.load %qt : !llvm.ptr -> i32\n%y = llvm.sitofp %yi : i32 to f32",
        )
    ],
    "memory of fewer elements": [
        ("%null[%n]", "%null[%fewer]"),
        ("llvm.add %bytes, %64", "llvm.add %bytes, %60"),
        ("%null =", "%fewer = llvm.sub %n, %64 : i64\n%60 = llvm.mlir.constant(60 : i64) : i64\n%null ="),
    ],
    "memory used after its end": [
        ("llvm.br ^again(%0 : i64)", "llvm.call @free(%raw) : (!llvm.ptr) -> ()\nllvm.br ^again(%0 : i64)"),
        ("^done:\n  llvm.call @free(%raw) : (!llvm.ptr) -> ()", "^done:"),
    ],
    "memory freed twice": [("^done:", "^done:\n  llvm.call @free(%raw) : (!llvm.ptr) -> ()")],
    "the aligned start freed": [("@free(%raw)", "@free(%t)")],
    "the end of an argument's memory": [("@free(%raw)", "@free(%aa)")],
    "another array": [("llvm.getelementptr inbounds %aa[%i]", "llvm.getelementptr inbounds %ba[%i]")],
    "a number that grows otherwise in the end": [("%next = llvm.add %i, %1", "%next = llvm.add %i, %64")],
    "a loop to a narrower bound": [
        (
            '%more1 = llvm.icmp "slt" %i, %n : i64',
            "%in = llvm.trunc %i : i64 to i32\n"
            '%nn = llvm.trunc %n : i64 to i32\n%more1 = llvm.icmp "slt" %in, %nn : i32',
        )
    ],
}


@pytest.mark.parametrize("name", RIGHT)
def test_other_ways_to_the_same_memory(name: str) -> None:
    assert isinstance(prove(SOURCE, changed(TARGET, *RIGHT[name])), Proven)


@pytest.mark.parametrize("name", WRONG)
def test_pointers_to_other_memory_are_refused(name: str) -> None:
    assert is_refused(prove(SOURCE, changed(TARGET, *WRONG[name])))


def test_an_address_beyond_its_memory_is_not_said_to_be_undefined() -> None:
    unsaid = [(each, each.replace("inbounds ", "")) for each in (STORED, USE)]
    beyond = changed(TARGET, *WRONG["no room for the alignment"], *unsaid)
    assert is_refused(prove(beyond, SOURCE))
    assert is_refused(prove(beyond, beyond))


COPIED = """
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^done
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> f32
  %b = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %b {alignment = 1 : i64} : f32, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^head(%next : i64)
^done:
  llvm.return
}
"""


def test_an_element_that_begins_between_others_is_none_of_them() -> None:
    between = changed(COPIED, ("%x =", "%c = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i8\n%x ="))
    between = changed(between, ("llvm.load %a", "llvm.load %c"))
    assert isinstance(prove(COPIED, COPIED), Proven)
    assert is_refused(prove(COPIED, between))
