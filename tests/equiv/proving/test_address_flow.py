"""Addresses as numbers: no program decides where its buffers lie, so that nothing that may depend on it is proven."""

from __future__ import annotations

import pytest

from equiv.verdict import Verdict
from tests.equiv.pairs import check, function

ARGUMENTS = "%A: memref<4xi64>, %B: memref<4xi64>, %O: memref<4xi64>"
MEMREF_START = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%c7 = arith.constant 7 : index
%c63 = arith.constant 63 : index
%c64 = arith.constant 64 : index
%no = arith.constant 0 : i64
%yes = arith.constant 1 : i64
%a = memref.extract_aligned_pointer_as_index %A : memref<4xi64> -> index
%b = memref.extract_aligned_pointer_as_index %B : memref<4xi64> -> index
"""
EXTERNAL = "func.func private @outside(i1)\n"
EARLIER = (
    "func.func private @earlier(%x: index, %y: index) -> i1 {\n"
    "  %c = arith.cmpi ult, %x, %y : index\n  return %c : i1\n}\n"
)
SAME = "func.func private @same(%x: index) -> index {\n  return %x : index\n}\n"
BEFORE = "%c = arith.cmpi ult, %a, %b : index\n"
STORED = "memref.store %r, %O[%c0] : memref<4xi64>"
CHOSEN = "%r = arith.select %c, %yes, %no : i64\n" + STORED
CONSTANT = {n: f"%r = arith.constant {n} : i64\n{STORED}" for n in (0, 1, 2, 4)}

# A function whose result is at the mercy of the placement, and what it is in one placement or another; the functions
# beside it.
MEMREF_ATTACKS: dict[str, tuple[str, str] | tuple[str, str, str]] = {
    "a comparison is stored": (BEFORE + CHOSEN, CONSTANT[1]),
    "a comparison is widened": (BEFORE + "%r = arith.extui %c : i1 to i64\n" + STORED, CONSTANT[1]),
    "a comparison of numbers made of them": (
        "%x = arith.xori %a, %b : index\n%c = arith.cmpi ult, %x, %c64 : index\n" + CHOSEN,
        CONSTANT[0],
    ),
    "a distance": (
        "%d = arith.subi %b, %a : index\n%c = arith.cmpi sgt, %d, %c64 : index\n" + CHOSEN,
        CONSTANT[1],
    ),
    "the lower one": (
        "%m = arith.minui %a, %b : index\n%c = arith.cmpi eq, %m, %a : index\n" + CHOSEN,
        CONSTANT[1],
    ),
    "a branch": (
        BEFORE + "scf.if %c {\n  memref.store %yes, %O[%c0] : memref<4xi64>\n}",
        "memref.store %yes, %O[%c0] : memref<4xi64>",
    ),
    "a result of a branch": (
        BEFORE + "%r = scf.if %c -> i64 {\n  scf.yield %yes : i64\n} else {\n  scf.yield %no : i64\n}\n" + STORED,
        CONSTANT[1],
    ),
    "blocks": (
        BEFORE + "cf.cond_br %c, ^x, ^y\n^x:\n  memref.store %yes, %O[%c0] : memref<4xi64>\n  cf.br ^y\n^y:",
        "memref.store %yes, %O[%c0] : memref<4xi64>",
    ),
    "a switch": (
        "%x = arith.remui %a, %c64 : index\n%s = arith.index_cast %x : index to i32\n"
        "cf.switch %s : i32, [\n  default: ^y,\n  0: ^x\n]\n"
        "^x:\n  memref.store %yes, %O[%c0] : memref<4xi64>\n  cf.br ^y\n^y:",
        "memref.store %yes, %O[%c0] : memref<4xi64>",
    ),
    "cases": (
        "%x = arith.remui %a, %c64 : index\nscf.index_switch %x\n"
        "case 0 {\n  memref.store %yes, %O[%c0] : memref<4xi64>\n  scf.yield\n}\ndefault {\n  scf.yield\n}",
        "memref.store %yes, %O[%c0] : memref<4xi64>",
    ),
    "the condition of a loop": (
        "%n = arith.remui %a, %c64 : index\n"
        "%i = scf.while (%x = %n) : (index) -> index {\n  %c = arith.cmpi ugt, %x, %c0 : index\n"
        "  scf.condition(%c) %x : index\n} do {\n^bb0(%x: index):\n"
        "  memref.store %yes, %O[%c1] : memref<4xi64>\n  %y = arith.subi %x, %c1 : index\n  scf.yield %y : index\n}",
        "",
    ),
    "a bound": (
        "%n = arith.remui %a, %c64 : index\nscf.for %i = %c0 to %n step %c1 {\n"
        "  memref.store %yes, %O[%c1] : memref<4xi64>\n}",
        "",
    ),
    "a bound of a parallel loop": (
        "%n = arith.remui %a, %c4 : index\nscf.parallel (%i) = (%c0) to (%n) step (%c1) {\n"
        "  memref.store %yes, %O[%i] : memref<4xi64>\n}",
        "",
    ),
    "an index": (
        "%n = arith.remui %a, %c4 : index\nmemref.store %yes, %O[%n] : memref<4xi64>",
        "memref.store %yes, %O[%c0] : memref<4xi64>",
    ),
    "a size": (
        "%n = arith.remui %a, %c4 : index\n%t = memref.alloc(%n) : memref<?xi64>\n"
        "%m = memref.dim %t, %c0 : memref<?xi64>\n%r = arith.index_cast %m : index to i64\n" + STORED,
        CONSTANT[0],
    ),
    "an offset of a view": (
        "%n = arith.remui %a, %c4 : index\n"
        "%t = memref.subview %O[%n] [1] [1] : memref<4xi64> to memref<1xi64, strided<[1], offset: ?>>\n"
        "memref.store %yes, %t[%c0] : memref<1xi64, strided<[1], offset: ?>>",
        "memref.store %yes, %O[%c0] : memref<4xi64>",
    ),
    "one of two buffers": (
        BEFORE + "%t = arith.select %c, %A, %B : memref<4xi64>\nmemref.store %yes, %t[%c0] : memref<4xi64>",
        "memref.store %yes, %A[%c0] : memref<4xi64>",
    ),
    "bits that nothing promises": (
        "%t = memref.alloc() {alignment = 16 : i64} : memref<4xi64>\n"
        "%p = memref.extract_aligned_pointer_as_index %t : memref<4xi64> -> index\n"
        "%x = arith.andi %p, %c63 : index\n%r = arith.index_cast %x : index to i64\n"
        "%c = arith.cmpi eq, %r, %no : i64\nscf.if %c {\n  memref.store %yes, %O[%c0] : memref<4xi64>\n}",
        "",
    ),
    "a fast path for what is aligned": (
        "%x = arith.andi %a, %c63 : index\n%c = arith.cmpi eq, %x, %c0 : index\n"
        "scf.if %c {\n  memref.store %yes, %O[%c0] : memref<4xi64>\n}",
        "memref.store %yes, %O[%c0] : memref<4xi64>",
    ),
    "a buffer of elements that is rounded": (
        "%t = memref.alloc() : memref<4xi64>\n"
        "%p = memref.extract_aligned_pointer_as_index %t : memref<4xi64> -> index\n"
        "%i = arith.addi %p, %c63 : index\n%m = arith.remui %i, %c64 : index\n%j = arith.subi %i, %m : index\n"
        "%n = arith.index_cast %j : index to i64\n%q = llvm.inttoptr %n : i64 to !llvm.ptr\n"
        "llvm.store %yes, %q : i64, !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> i64\n" + STORED,
        CONSTANT[1],
    ),
    "an alignment of a distance": (
        "",
        "%d = arith.subi %b, %a : index\n%x = arith.andi %d, %c63 : index\n"
        '%c = arith.cmpi eq, %x, %c0 : index\ncf.assert %c, "as far as that"',
    ),
    "the base of a descriptor": (
        "%base, %offset, %size, %stride = memref.extract_strided_metadata %A : memref<4xi64>"
        " -> memref<i64>, index, index, index\n"
        "%p = memref.extract_aligned_pointer_as_index %base : memref<i64> -> index\n"
        "%c = arith.cmpi ult, %p, %b : index\n" + CHOSEN,
        CONSTANT[1],
    ),
    "a number that a loop carries": (
        "%n = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> index {\n"
        "  %y = arith.addi %x, %c1 : index\n  scf.yield %y : index\n}\n"
        "%c = arith.cmpi ult, %n, %b : index\n" + CHOSEN,
        CONSTANT[1],
    ),
    "a comparison that a loop carries": (
        BEFORE + "%true = arith.constant true\n"
        "%l = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %true) -> i1 {\n"
        "  %y = arith.andi %x, %c : i1\n  scf.yield %y : i1\n}\n"
        "%r = arith.extui %l : i1 to i64\n" + STORED,
        CONSTANT[1],
    ),
    "a task": (
        "%t, %f = async.execute -> !async.value<i64> {\n  %x = arith.index_cast %a : index to i64\n"
        "  async.yield %x : i64\n}\n%r = async.await %f : !async.value<i64>\n"
        "%k = arith.constant 63 : i64\n%s = arith.andi %r, %k : i64\nmemref.store %s, %O[%c0] : memref<4xi64>",
        CONSTANT[0],
    ),
    "a comparison by a task": (
        "%t, %f = async.execute -> !async.value<i1> {\n  %c = arith.cmpi ult, %a, %b : index\n"
        "  async.yield %c : i1\n}\n%c = async.await %f : !async.value<i1>\n" + CHOSEN,
        CONSTANT[1],
    ),
    "a comparison by a call": (
        "%c = func.call @earlier(%a, %b) : (index, index) -> i1\n" + CHOSEN,
        CONSTANT[1],
        EARLIER,
    ),
    "a number through a call": (
        "%p = func.call @same(%a) : (index) -> index\n%c = arith.cmpi ult, %p, %b : index\n" + CHOSEN,
        CONSTANT[1],
        SAME,
    ),
    "a number in memory": (
        "%t = memref.alloca() : memref<1xindex>\nmemref.store %a, %t[%c0] : memref<1xindex>\n"
        "%p = memref.load %t[%c0] : memref<1xindex>\n%c = arith.cmpi ult, %p, %b : index\n" + CHOSEN,
        CONSTANT[1],
    ),
    "a comparison in memory": (
        BEFORE + "%t = memref.alloca() : memref<1xi1>\nmemref.store %c, %t[%c0] : memref<1xi1>\n"
        "%d = memref.load %t[%c0] : memref<1xi1>\n%r = arith.extui %d : i1 to i64\n" + STORED,
        CONSTANT[1],
    ),
    "an external call": (
        BEFORE + "func.call @outside(%c) : (i1) -> ()",
        "%c = arith.constant true\nfunc.call @outside(%c) : (i1) -> ()",
        EXTERNAL,
    ),
    "an assertion of the target": ("", BEFORE + 'cf.assert %c, "in order"'),
    "a number of a float": (
        BEFORE + "%x = arith.uitofp %c : i1 to f32\n%r = arith.fptoui %x : f32 to i64\n" + STORED,
        CONSTANT[1],
    ),
    "a kernel's parameter": (
        "gpu.launch blocks(%x, %y, %z) in (%gx = %c1, %gy = %c1, %gz = %c1)"
        " threads(%tx, %ty, %tz) in (%bx = %c1, %by = %c1, %bz = %c1) {\n"
        "  %c = arith.cmpi ult, %a, %b : index\n  %r = arith.extui %c : i1 to i64\n"
        "  memref.store %r, %O[%tx] : memref<4xi64>\n  gpu.terminator\n}",
        CONSTANT[1],
    ),
}


def require_no_proof(verdict: Verdict, of_target: bool, asks_nothing: bool = False) -> None:
    """A target that depends on where its buffers lie may be refuted by one placement of them. One that `asks_nothing`
    of them does what the source does wherever that is defined."""
    if of_target and asks_nothing:
        assert verdict.verdict == "equivalent", verdict.reasons
        assert verdict.method == "lockstep"
    elif not of_target or verdict.verdict != "different":
        assert verdict.verdict == "unknown", verdict.reasons
        assert "address" in verdict.reasons[0].message
        assert verdict.reasons[0].place is not None


@pytest.mark.parametrize("name", MEMREF_ATTACKS)
@pytest.mark.parametrize("turned", [False, True], ids=["source", "target"])
def test_where_memrefs_lie_is_not_proven_away(name: str, turned: bool) -> None:
    placed, constant, *beside = MEMREF_ATTACKS[name]
    texts = ["".join(beside) + function(ARGUMENTS, MEMREF_START + each) for each in (placed, constant)]
    require_no_proof(check(*(reversed(texts) if turned else texts)), turned, not placed)


# -- the LLVM form -----------------------------------------------------------------------------------------------------

LLVM_START = """
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %n8 = llvm.mlir.constant(8 : i64) : i64
  %n63 = llvm.mlir.constant(63 : i64) : i64
  %n64 = llvm.mlir.constant(64 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %zero, %o : i64, !llvm.ptr
  %x = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %y = llvm.alloca %n8 x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %a = llvm.ptrtoint %x : !llvm.ptr to i64
  %b = llvm.ptrtoint %y : !llvm.ptr to i64
"""
MALLOC = "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\n"
LLVM_EARLIER = (
    "llvm.func internal @earlier(%p: !llvm.ptr, %q: !llvm.ptr) -> i1 {\n"
    "  %a = llvm.ptrtoint %p : !llvm.ptr to i64\n  %b = llvm.ptrtoint %q : !llvm.ptr to i64\n"
    '  %c = llvm.icmp "ult" %a, %b : i64\n  llvm.return %c : i1\n}\n'
)
LLVM_SAME = "llvm.func internal @same(%n: i64) -> i64 {\n  llvm.return %n : i64\n}\n"
LLVM_OUTSIDE = "llvm.func @outside(i1)\n"
LLVM_BEFORE = '%c = llvm.icmp "ult" %a, %b : i64\n'
LLVM_STORED = "llvm.store %r, %o : i64, !llvm.ptr"
LLVM_CHOSEN = "%r = llvm.select %c, %one, %zero : i1, i64\n" + LLVM_STORED
LLVM_CONSTANT = {n: f"%r = llvm.mlir.constant({n} : i64) : i64\n{LLVM_STORED}" for n in (0, 1, 2, 4, 48)}
YES = "llvm.store %one, %o : i64, !llvm.ptr"


def llvm_function(body: str, beside: str = "") -> str:
    return f"{beside}llvm.func @f(%o: !llvm.ptr {{llvm.noalias}}) {{{LLVM_START}{body}\n  llvm.return\n}}\n"


LLVM_ATTACKS: dict[str, tuple[str, str] | tuple[str, str, str]] = {
    "a comparison is stored": (LLVM_BEFORE + LLVM_CHOSEN, LLVM_CONSTANT[1]),
    "a comparison is widened": (LLVM_BEFORE + "%r = llvm.zext %c : i1 to i64\n" + LLVM_STORED, LLVM_CONSTANT[1]),
    "a distance": (
        '%d = llvm.sub %b, %a : i64\n%c = llvm.icmp "sgt" %d, %n64 : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
    ),
    "an exclusive or": (
        '%d = llvm.xor %b, %a : i64\n%c = llvm.icmp "eq" %d, %zero : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[0],
    ),
    "the lower one": (
        '%m = llvm.intr.umin(%a, %b) : (i64, i64) -> i64\n%c = llvm.icmp "eq" %m, %a : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
    ),
    "the end of one and the start of the other": (
        '%e = llvm.add %a, %n64 : i64\n%c = llvm.icmp "eq" %e, %b : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[0],
    ),
    "a branch": (
        LLVM_BEFORE + f"llvm.cond_br %c, ^x, ^y\n^x:\n  {YES}\n  llvm.br ^y\n^y:",
        YES,
    ),
    "a block's argument": (
        LLVM_BEFORE + "llvm.cond_br %c, ^x(%one : i64), ^x(%zero : i64)\n^x(%r: i64):\n" + LLVM_STORED,
        LLVM_CONSTANT[1],
    ),
    "a switch": (
        f"%s = llvm.urem %a, %n64 : i64\nllvm.switch %s : i64, ^y [\n  16: ^x\n]\n^x:\n  {YES}\n  llvm.br ^y\n^y:",
        YES,
    ),
    "the condition of a loop": (
        "%n = llvm.urem %a, %n63 : i64\nllvm.br ^h(%n : i64)\n^h(%i: i64):\n"
        '  %c = llvm.icmp "ugt" %i, %n64 : i64\n  llvm.cond_br %c, ^b, ^e\n^b:\n'
        f"  {YES}\n  %j = llvm.sub %i, %one : i64\n  llvm.br ^h(%j : i64)\n^e:",
        "",
    ),
    "an offset of a pointer": (
        "%n = llvm.and %a, %n64 : i64\n%q = llvm.getelementptr %o[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n"
        "llvm.store %one, %q : i64, !llvm.ptr",
        YES,
    ),
    "bits that nothing promises": (
        "%r = llvm.and %a, %n63 : i64\n%k = llvm.mlir.constant(16 : i64) : i64\n"
        '%c = llvm.icmp "eq" %r, %k : i64\n' + LLVM_CHOSEN.replace("%r =", "%s =").replace("store %r", "store %s"),
        LLVM_CONSTANT[1],
    ),
    "an order where a number wraps around": (
        "%h = llvm.mlir.constant(-9223372036854775808 : i64) : i64\n%p = llvm.add %a, %h : i64\n"
        '%c = llvm.icmp "ult" %p, %a : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[0],
    ),
    "what lies before an aligned pointer": (
        "%i = llvm.add %a, %n63 : i64\n%m = llvm.urem %i, %n64 : i64\n%j = llvm.sub %i, %m : i64\n"
        "%p = llvm.inttoptr %j : i64 to !llvm.ptr\n"
        "%q = llvm.getelementptr %x[6] : (!llvm.ptr) -> !llvm.ptr, i64\n"
        "llvm.store %one, %q : i64, !llvm.ptr\n%r = llvm.load %p : !llvm.ptr -> i64\n" + LLVM_STORED,
        LLVM_CONSTANT[1],
    ),
    "what lies before an aligned pointer in memory": (
        "%i = llvm.add %a, %n63 : i64\n%m = llvm.urem %i, %n64 : i64\n%j = llvm.sub %i, %m : i64\n"
        "%p = llvm.inttoptr %j : i64 to !llvm.ptr\n%two = llvm.getelementptr %y[8] : (!llvm.ptr) -> !llvm.ptr, i8\n"
        "llvm.store %x, %y : !llvm.ptr, !llvm.ptr\nllvm.store %p, %two : !llvm.ptr, !llvm.ptr\n"
        "%s = llvm.load %y : !llvm.ptr -> !llvm.ptr\n%t = llvm.load %two : !llvm.ptr -> !llvm.ptr\n"
        "%q = llvm.getelementptr %s[6] : (!llvm.ptr) -> !llvm.ptr, i64\n"
        "llvm.store %one, %q : i64, !llvm.ptr\n%r = llvm.load %t : !llvm.ptr -> i64\n" + LLVM_STORED,
        LLVM_CONSTANT[1],
    ),
    "how far an aligned pointer is": (
        "%i = llvm.add %a, %n63 : i64\n%m = llvm.urem %i, %n64 : i64\n%j = llvm.sub %i, %m : i64\n"
        '%p = llvm.inttoptr %j : i64 to !llvm.ptr\n%c = llvm.icmp "eq" %p, %x : !llvm.ptr\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[0],
    ),
    "a call": (
        "%c = llvm.call @earlier(%x, %y) : (!llvm.ptr, !llvm.ptr) -> i1\n" + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
        LLVM_EARLIER,
    ),
    "a number through a call": (
        '%p = llvm.call @same(%a) : (i64) -> i64\n%c = llvm.icmp "ult" %p, %b : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
        LLVM_SAME,
    ),
    "a number in memory": (
        "llvm.store %a, %x : i64, !llvm.ptr\n%p = llvm.load %x : !llvm.ptr -> i64\n"
        '%c = llvm.icmp "ult" %p, %b : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
    ),
    "a part of a struct": (
        "%u = llvm.mlir.undef : !llvm.struct<(i64, i64)>\n"
        "%v = llvm.insertvalue %a, %u[0] : !llvm.struct<(i64, i64)>\n"
        '%p = llvm.extractvalue %v[0] : !llvm.struct<(i64, i64)>\n%c = llvm.icmp "ult" %p, %b : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
    ),
    "an external call": (
        LLVM_BEFORE + "llvm.call @outside(%c) : (i1) -> ()",
        "%c = llvm.mlir.constant(true) : i1\nllvm.call @outside(%c) : (i1) -> ()",
        LLVM_OUTSIDE,
    ),
    "an assumption of the target": ("", LLVM_BEFORE + "llvm.intr.assume %c : i1"),
    "memory that is had again": (
        "%p = llvm.call @malloc(%n64) : (i64) -> !llvm.ptr\nllvm.call @free(%p) : (!llvm.ptr) -> ()\n"
        '%q = llvm.call @malloc(%n64) : (i64) -> !llvm.ptr\n%c = llvm.icmp "eq" %p, %q : !llvm.ptr\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[0],
        MALLOC,
    ),
    "the height of the stack": (
        "%p = llvm.intr.stacksave : !llvm.ptr\n%i = llvm.ptrtoint %p : !llvm.ptr to i64\n"
        '%c = llvm.icmp "ult" %i, %n64 : i64\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
    ),
    "two heights of the stack": (
        "%p = llvm.intr.stacksave : !llvm.ptr\n%z = llvm.alloca %n8 x i64 : (i64) -> !llvm.ptr\n"
        '%q = llvm.intr.stacksave : !llvm.ptr\n%c = llvm.icmp "ult" %p, %q : !llvm.ptr\n' + LLVM_CHOSEN,
        LLVM_CONSTANT[1],
    ),
}


@pytest.mark.parametrize("name", LLVM_ATTACKS)
@pytest.mark.parametrize("turned", [False, True], ids=["source", "target"])
def test_where_pointers_point_is_not_proven_away(name: str, turned: bool) -> None:
    placed, constant, *beside = LLVM_ATTACKS[name]
    texts = [llvm_function(each, "".join(beside)) for each in (placed, constant)]
    require_no_proof(check(*(reversed(texts) if turned else texts)), turned, not placed)
