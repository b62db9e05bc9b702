"""What a function of the LLVM dialect says of its effects and its results: a target that may not keep to it is open."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

PARTS = ("other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1")
COPY = "%v = llvm.load %p : !llvm.ptr -> i32\n  llvm.store %v, %q : i32, !llvm.ptr"
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


@pytest.mark.parametrize("name", BROKEN)
def test_effects_that_are_not(name: str) -> None:
    body, said = BROKEN[name]
    verdict = check(function(body), function(body, said))
    assert verdict.verdict == "unknown", verdict.witness
    assert verdict.reasons[0].kind == "unsupported" and verdict.reasons[0].line
