"""What a function of the LLVM dialect says of its effects and its results: a target that may not keep to it is open."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

PARTS = ("other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1")
COPY = "%v = llvm.load %p : !llvm.ptr -> i32\n  llvm.store %v, %q : i32, !llvm.ptr"
LOCAL = """%one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %m : i32, !llvm.ptr
  %w = llvm.load %m : !llvm.ptr -> i32
  llvm.store %w, %q : i32, !llvm.ptr"""
MEMCPY = """%n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"""
BEHIND = """%r = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %r : i32, !llvm.ptr"""
GLOBAL = """%g = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr"""
CALLED = "llvm.call @h(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()"
HELPER = f"llvm.func internal @h(%p: !llvm.ptr, %q: !llvm.ptr) {{\n  {COPY}\n  llvm.return\n}}\n"


def function(body: str, attributes: str = "") -> str:
    said = f" attributes {{{attributes}}}" if attributes else ""
    return (
        f"llvm.mlir.global internal @g(7 : i32) : i32\nllvm.mlir.global internal constant @c(7 : i32) : i32\n{HELPER}"
        f"llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr){said} {{\n  {body}\n  llvm.return\n}}\n"
    )


def effects(**said: str) -> str:
    parts = ", ".join(f"{each} = {said.get(each, 'none')}" for each in PARTS)
    return f"memory_effects = #llvm.memory_effects<{parts}>"


KEPT = {
    "arguments": (COPY, effects(argMem="readwrite")),
    "everything": (COPY, effects(argMem="readwrite", other="readwrite", inaccessibleMem="readwrite")),
    "its own memory": (LOCAL, effects(argMem="readwrite")),
    "a copy": (MEMCPY, effects(argMem="readwrite")),
    "an element": (BEHIND, effects(argMem="readwrite")),
    "a global that is read": (GLOBAL, effects(argMem="write", other="read")),
    "a constant": (GLOBAL.replace("@g", "@c"), effects(argMem="write")),
    "a call": (CALLED, effects(argMem="readwrite", other="readwrite")),
    "what says nothing": (COPY, 'passthrough = ["mustprogress", "nosync", "nofree", "norecurse"]'),
}
BROKEN = {
    "no memory": (COPY, effects()),
    "only reads": (COPY, effects(argMem="read")),
    "only writes": (COPY, effects(argMem="write")),
    "other memory alone": (COPY, effects(other="readwrite")),
    "a copy that only reads": (MEMCPY, effects(argMem="read")),
    "a copy that only writes": (MEMCPY, effects(argMem="write")),
    "an element that is not written": (BEHIND, effects(argMem="read", other="readwrite")),
    "a global that is not read": (GLOBAL, effects(argMem="readwrite")),
    "a call that touches nothing": (CALLED, effects()),
    "a call that touches arguments alone": (CALLED, effects(argMem="readwrite")),
    "numbers that are rounded otherwise": (COPY, 'passthrough = [["denormal-fp-math", "preserve-sign,preserve-sign"]]'),
    "numbers that are not there": (COPY, 'passthrough = [["no-nans-fp-math", "true"]]'),
    "what is not known": (COPY, 'passthrough = ["readnone"]'),
}


@pytest.mark.parametrize("name", KEPT)
def test_effects_that_are_kept(name: str) -> None:
    body, said = KEPT[name]
    verdict = check(function(body), function(body, said))
    assert verdict.verdict == "equivalent", (verdict.reasons, verdict.witness)


@pytest.mark.parametrize("name", BROKEN)
def test_effects_that_are_not(name: str) -> None:
    body, said = BROKEN[name]
    verdict = check(function(body), function(body, said))
    assert verdict.verdict == "unknown", verdict.witness
    assert verdict.reasons[0].kind == "unsupported" and verdict.reasons[0].line


def returning(given: str, attribute: str = "") -> str:
    return f"""
llvm.func internal @h(%x: i32{attribute}, %y: i32) -> i32 {{
  llvm.return {given} : i32
}}
llvm.func @f(%a: i32, %b: i32) -> i32 {{
  %r = llvm.call @h(%a, %b) : (i32, i32) -> i32
  llvm.return %r : i32
}}
"""


def test_a_parameter_that_is_returned() -> None:
    assert check(returning("%x"), returning("%x", " {llvm.returned}")).verdict == "equivalent"
    assert check(returning("%y"), returning("%y", " {llvm.returned}")).verdict == "unknown"


MEMREFS = "%A: memref<4xf32>SAID, %B: memref<4xf32>"
READS = "%v = affine.load %A[0] : memref<4xf32>\n  affine.store %v, %B[0] : memref<4xf32>"
WRITES = {
    "a store": "%v = affine.load %B[0] : memref<4xf32>\n  affine.store %v, %A[0] : memref<4xf32>",
    "a store of a part": """%s = memref.subview %A[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %v = affine.load %B[0] : memref<4xf32>
  affine.store %v, %s[0] : memref<2xf32, strided<[1], offset: 1>>""",
    "a copy": "memref.copy %B, %A : memref<4xf32> to memref<4xf32>",
    "a fill": "%z = arith.constant 0.0 : f32\n  linalg.fill ins(%z : f32) outs(%A : memref<4xf32>)",
    "a vector": """%c0 = arith.constant 0 : index
  %v = vector.load %B[%c0] : memref<4xf32>, vector<4xf32>
  vector.store %v, %A[%c0] : memref<4xf32>, vector<4xf32>""",
    "one of two": """%c0 = arith.constant 0 : index
  %i = memref.dim %B, %c0 : memref<4xf32>
  %c = arith.cmpi eq, %i, %c0 : index
  %s = scf.if %c -> memref<4xf32> {
    scf.yield %A : memref<4xf32>
  } else {
    scf.yield %B : memref<4xf32>
  }
  %v = affine.load %B[0] : memref<4xf32>
  memref.store %v, %s[%c0] : memref<4xf32>""",
    "a call": "call @g(%A) : (memref<4xf32>) -> ()",
    "code that is not there": "call @e(%A) : (memref<4xf32>) -> ()",
}
OPEN = ("one of two", "a call", "code that is not there")  # where it is not certain that it is written
OTHERS = """
func.func private @e(memref<4xf32>)
func.func private @g(%A: memref<4xf32>) {
  %v = affine.load %A[1] : memref<4xf32>
  affine.store %v, %A[0] : memref<4xf32>
  return
}
"""


def memrefs(body: str, said: str) -> str:
    return f"{OTHERS}func.func @f({MEMREFS.replace('SAID', said)}) {{\n  {body}\n  return\n}}\n"


@pytest.mark.parametrize("name", WRITES)
def test_a_parameter_that_is_only_read(name: str) -> None:
    said = " {llvm.readonly}"
    assert check(memrefs(READS, ""), memrefs(READS, said)).verdict == "equivalent"
    verdict = check(memrefs(WRITES[name], ""), memrefs(WRITES[name], said))
    assert verdict.verdict == ("unknown" if name in OPEN else "different")
    said_of = verdict.witness.message if verdict.witness is not None else verdict.reasons[0].message
    assert "llvm.readonly" in said_of
