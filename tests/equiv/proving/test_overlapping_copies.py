"""`llvm.intr.memcpy` between regions that overlap is undefined, unless they are one region; `memmove` is not."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check


def copied(name: str, target: int, origin: int, count: int, type: str = "i32") -> str:
    """Copies so many bytes within %p, from one place to another."""
    return f"""llvm.func @f(%p: !llvm.ptr) {{
  %a = llvm.getelementptr %p[{target}] : (!llvm.ptr) -> !llvm.ptr, {type}
  %b = llvm.getelementptr %p[{origin}] : (!llvm.ptr) -> !llvm.ptr, {type}
  %n = llvm.mlir.constant({count} : i64) : i64
  "llvm.intr.{name}"(%a, %b, %n) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}}
"""


SIZES = {"p.0": 16}


APART = {
    "one region": (2, 2, 16),
    "side by side": (4, 0, 16),
    "side by side, back": (0, 4, 16),
    "nothing": (1, 0, 0),
    "far apart": (12, 1, 12),
}


@pytest.mark.parametrize("name", APART)
def test_a_copy_of_regions_that_do_not_overlap_is_that_of_any_two(name: str) -> None:
    moved, copy = (copied(each, *APART[name]) for each in ("memmove", "memcpy"))
    for source, target in ((moved, copy), (copy, moved)):
        verdict = check(source, target, sizes=SIZES)
        assert verdict.verdict == "equivalent", verdict.reasons
