"""Functions as compilers of C and C++ print them: pointers on both sides, lives of memory on the stack, and what a
function says of its own parameters."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

_SAME = "llvm.func @f(%x: i32) -> i32 {\n  llvm.return %x : i32\n}"


# -- pointers on both sides --------------------------------------------------------------------------------------------


def _sum_of(*positions: int) -> str:
    """Sums the numbers at the positions, in that order, into the first of %y."""
    lines = ["llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {", "  %s = llvm.mlir.constant(0 : i32) : i32"]
    last = "%s"
    for at, position in enumerate(positions):
        lines += [
            f"  %p{at} = llvm.getelementptr %x[{position}] : (!llvm.ptr) -> !llvm.ptr, i32",
            f"  %v{at} = llvm.load %p{at} : !llvm.ptr -> i32",
            f"  %s{at} = llvm.add {last}, %v{at} : i32",
        ]
        last = f"%s{at}"
    return "\n".join((*lines, f"  llvm.store {last}, %y : i32, !llvm.ptr", "  llvm.return", "}"))


def test_pointers_hold_what_the_source_accesses() -> None:
    verdict = check(_sum_of(0, 1, 2), _sum_of(2, 1, 0))
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("bare pointers" in each for each in verdict.assumptions)


def test_another_element_is_refuted() -> None:
    assert check(_sum_of(0, 1, 2), _sum_of(0, 1, 1)).verdict == "different"


def test_an_element_that_the_source_does_not_need_is_refuted() -> None:
    assert check(_sum_of(0, 1, 2), _sum_of(0, 1, 2, 3)).verdict == "different"


# -- lives -------------------------------------------------------------------------------------------------------------


def _lives(body: str) -> str:
    return f"""llvm.func @g(%p: !llvm.ptr {{llvm.nocapture}}) -> i32 {{
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.return %v : i32
    }}
    llvm.mlir.global internal @kept() : !llvm.ptr {{
      %n = llvm.mlir.zero : !llvm.ptr
      llvm.return %n : !llvm.ptr
    }}
    llvm.func @h(%p: !llvm.ptr) -> i32 {{
      %k = llvm.mlir.addressof @kept : !llvm.ptr
      llvm.store %p, %k : !llvm.ptr, !llvm.ptr
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.return %v : i32
    }}
    llvm.func @f(%x: i32) -> i32 {{
      %one = llvm.mlir.constant(1 : i32) : i32
      %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
      {body}
    }}"""


_BEGIN, _END = "llvm.intr.lifetime.start %p : !llvm.ptr\n", "llvm.intr.lifetime.end %p : !llvm.ptr\n"
_STORE, _LOAD = "llvm.store %x, %p : i32, !llvm.ptr\n", "%v = llvm.load %p : !llvm.ptr -> i32\n"
_RETURN = "llvm.return %v : i32"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (_BEGIN + _STORE + _LOAD + _END + _RETURN, "equivalent"),
        (_BEGIN + _END + _BEGIN + _STORE + _LOAD + _END + _RETURN, "equivalent"),
        (_BEGIN + _STORE + "%v = llvm.call @g(%p) : (!llvm.ptr) -> i32\n" + _END + _RETURN, "equivalent"),
        # A new life begins with nothing.
        (_BEGIN + _STORE + _BEGIN + _LOAD + _END + _RETURN, "different"),
        (_BEGIN + _STORE + _END + _BEGIN + _LOAD + _END + _RETURN, "different"),
        # Accesses outside of a life, and what cannot be told.
        (_BEGIN + _STORE + _END + _LOAD + _RETURN, "unknown"),
        (_STORE + _LOAD + _BEGIN + _END + _RETURN, "unknown"),
        (_BEGIN + _STORE + _LOAD + _END + _STORE + _RETURN, "unknown"),
        (_BEGIN + _STORE + "%v = llvm.call @h(%p) : (!llvm.ptr) -> i32\n" + _END + _RETURN, "unknown"),
    ],
)
def test_lives(body: str, expected: str) -> None:
    verdict = check(_SAME, _lives(body))
    assert verdict.verdict == expected, verdict.reasons


def _loop(inside: str) -> str:
    return _lives(f"""%zero = llvm.mlir.constant(0 : i32) : i32
      %two = llvm.mlir.constant(2 : i32) : i32
      llvm.br ^loop(%zero : i32)
    ^loop(%i: i32):
      {inside}
      %next = llvm.add %i, %one : i32
      %more = llvm.icmp "slt" %next, %two : i32
      llvm.cond_br %more, ^loop(%next : i32), ^done
    ^done:
      llvm.return %v : i32""")


def test_a_life_in_each_turn_of_a_loop() -> None:
    assert check(_SAME, _loop(_BEGIN + _STORE + _LOAD + _END)).verdict == "equivalent"


def test_a_life_that_ends_in_the_first_turn_of_a_loop() -> None:
    ends = _loop(_STORE + _LOAD + _END).replace("llvm.br ^loop", _BEGIN + "llvm.br ^loop", 1)
    verdict = check(_SAME, ends)
    assert (verdict.verdict, verdict.reasons[0].kind) == ("unknown", "unsupported")


def test_what_the_turn_before_left_is_not_there() -> None:
    """Stored in the first turn only, and read in both."""
    inside = """{begin}%first = llvm.icmp "eq" %i, %zero : i32
      llvm.cond_br %first, ^store, ^read
    ^store:
      {store}llvm.br ^read
    ^read:
      {load}{end}"""
    wrong = _loop(inside.format(begin=_BEGIN, store=_STORE, load=_LOAD, end=_END))
    without = wrong.replace(_BEGIN, "").replace(_END, "")
    assert check(_SAME, without).verdict == "equivalent"
    assert check(_SAME, wrong).verdict == "different"


# -- what functions say of their parameters ----------------------------------------------------------------------------


def _copies(x: str, y: str, again: str = "") -> str:
    return f"""llvm.func @f(%x: !llvm.ptr {x}, %y: !llvm.ptr {y}) {{
      %v = llvm.load %x : !llvm.ptr -> i32
      llvm.store %v, %y : i32, !llvm.ptr
      {again}
      llvm.return
    }}"""


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        ("{llvm.readonly}", "{llvm.writeonly}", "equivalent"),
        ("{llvm.nocapture, llvm.readonly}", "", "equivalent"),
        ("{llvm.writeonly}", "", "unknown"),
        ("", "{llvm.readonly}", "unknown"),
        ("{llvm.readnone}", "", "unknown"),
        ("", "{llvm.readnone}", "unknown"),
    ],
)
def test_promises_are_kept_or_not_believed(x: str, y: str, expected: str) -> None:
    verdict = check(_copies("", ""), _copies(x, y))
    assert verdict.verdict == expected, verdict.reasons


def test_a_promise_is_of_pointers_that_are_derived_too() -> None:
    moved = """%q = llvm.getelementptr %x[0] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.br ^next(%q : !llvm.ptr)
    ^next(%r: !llvm.ptr):
      %w = llvm.load %r : !llvm.ptr -> i32
      llvm.store %w, %r : i32, !llvm.ptr"""
    assert check(_copies("", "", moved), _copies("", "", moved)).verdict == "equivalent"
    assert check(_copies("", "", moved), _copies("{llvm.readonly}", "", moved)).verdict == "unknown"


# -- calls -------------------------------------------------------------------------------------------------------------


def _calls(of_function: str, of_call: str) -> str:
    return f"""llvm.func internal {of_function} @g(%x: i32) -> i32 {{
      llvm.return %x : i32
    }}
    llvm.func @f(%x: i32) -> i32 {{
      %v = llvm.call {of_call} @g(%x) : (i32) -> i32
      llvm.return %v : i32
    }}"""


def test_a_call_by_the_convention_of_the_function() -> None:
    assert check(_SAME, _calls("fastcc", "fastcc")).verdict == "equivalent"
    assert check(_SAME, _calls("fastcc", "")).verdict == "unknown"
    assert check(_SAME, _calls("", "fastcc")).verdict == "unknown"


def test_a_tail_call_sees_nothing_of_the_callers_stack() -> None:
    assert check(_SAME, _calls("", "tail")).verdict == "equivalent"
    with_memory = _lives(f"{_STORE}%v = llvm.call tail @g(%p) : (!llvm.ptr) -> i32\n{_RETURN}")
    assert check(_SAME, with_memory.replace("call tail", "call")).verdict == "equivalent"
    assert check(_SAME, with_memory).verdict == "unknown"
