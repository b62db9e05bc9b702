"""Programs in step: functions that call each other, and each form of control, with what must not be taken for it."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import pytest

from equiv.pairing.pair import Pair
from equiv.proving.lockstep.prove import in_step
from tests.equiv.proving.test_lockstep import faithful, is_in_step, pair_of


def apart_from_each_other(every: Sequence[str]) -> None:
    """Each program is in step with itself alone."""
    given = [faithful(pair_of(each, each)) for each in every]
    for one, text in zip(given, every, strict=True):
        for other, another in zip(given, every, strict=True):
            crossed = cast(Pair, SimpleNamespace(**{**vars(one), "target_module": other.target_module}))
            assert (in_step(crossed) is None) is (text == another), (text, another)


DOUBLE = """
func @f(%n: i64) -> (i64) {
  %r: i64 = op addi(%n, %n)
  return %r
}
"""


def test_globals_that_begin_with_other_values_are_apart() -> None:
    assert in_step(pair_of(DOUBLE, DOUBLE)) is None
    assert in_step(pair_of(DOUBLE, DOUBLE, begin_apart=True)) is not None


RECURSION = """
func @f(%n: i64) -> (i64) {
  %r: i64 = call @f(%n)
  return %r
}
"""


def test_entries_of_other_names() -> None:
    renamed = RECURSION.replace("@f", "@g")
    assert in_step(pair_of(RECURSION, renamed, ("f", "g"))) is None
    other = RECURSION.replace("call @f(%n)", "op addi(%n, %n)")
    assert in_step(pair_of(RECURSION, other.replace("@f", "@g"), ("f", "g"))) is not None
    # What the target calls is another function, though it has the name of the source's entry.
    calls = RECURSION.replace("func @f", "func @g")
    assert in_step(pair_of(RECURSION, calls + other, ("f", "g"))) is not None
    assert in_step(pair_of(calls + other, RECURSION, ("g", "f"))) is not None


CALLS = """
func @f(%n: i64) -> (i64) {
  %r: i64 = call @h(%n)
  return %r
}
"""
HELPER = """
func @h(%n: i64) -> (i64) {
  %r: i64 = call @h(%n)
  return %r
}
"""


def test_functions_that_both_call_are_in_step_too() -> None:
    assert is_in_step(CALLS + HELPER, CALLS + HELPER)
    assert not is_in_step(CALLS + HELPER, CALLS + HELPER.replace("call @h(%n)", "op addi(%n, %n)"))
    declared = "func @h(%n: i64) -> (i64)\n"
    assert not is_in_step(CALLS + declared, CALLS + declared)


def test_a_function_that_one_program_has_and_that_calls_itself_ends_the_walk() -> None:
    inlined = CALLS.replace("call @h(%n)", "op addi(%n, %n)")
    assert is_in_step(inlined, CALLS + HELPER.replace("call @h(%n)", "op addi(%n, %n)"))
    assert not is_in_step(inlined, CALLS + HELPER)


OWN = """
func @f(%n: i64) -> (i64) {
  %p: ptr = PLACE
  %s: i64 = op addi(%n, %n)
  store %n, %p[]
  AFTER
  %r: i64 = load %p[]
  return %r
}
"""
IN_FUNCTION = """
func @h() -> (ptr) {
  %p: ptr = PLACE
  return %p
}
"""


@pytest.mark.parametrize("kept", [False, True])
def test_memory_of_a_function_on_the_stack_ends_with_it(kept: bool) -> None:
    place = "alloc [8] stack" if not kept else "alloc [8]"
    own = OWN.replace("PLACE", place).replace("AFTER", "")
    called = OWN.replace("PLACE", "call @h()").replace("AFTER", "") + IN_FUNCTION.replace("PLACE", place)
    assert is_in_step(own, own)
    assert is_in_step(own, called) is kept


def test_marks_of_the_stack_are_those_of_a_function() -> None:
    own = "func @f() {\n%m: ptr = op stacksave()\nunwind %m\nreturn\n}\n"
    helper = "func @h() -> (ptr) {\n%m: ptr = op stacksave()\nreturn %m\n}\n"
    marked = "func @f() {\n%m: ptr = call @h()\nunwind %m\nreturn\n}\n" + helper
    unwound = (
        "func @f() {\n%m: ptr = op stacksave()\ncall @h(%m)\nreturn\n}\nfunc @h(%m: ptr) {\nunwind %m\nreturn\n}\n"
    )
    assert is_in_step(own, own)
    assert not is_in_step(own, marked)
    assert not is_in_step(own, unwound)


UNWRITTEN = """
func @f(%p: view<?xi64>, %n: index, %c: i1) -> (i64) {
  %q: view<1xi64> = alloc [1]
  %k: i64 = const 1
  store %k, %q[0]
  FIRST
  %k2: i64 = op addi(%s, %k)
  FREE
  %t: i64 = load %q[0]
  %r: i64 = op addi(%k2, %t)
  return %r
}
"""


def test_memory_that_is_read_before_it_is_written() -> None:
    first = "%m: view<i64> = alloc []\n  %s: i64 = load %m[]\n  free %m"
    right = UNWRITTEN.replace("FREE", "").replace("FIRST", first)
    assert is_in_step(right, right)
    # Of another buffer the end is an end.
    load = "%m: view<i64> = alloc []\n  %s: i64 = load %p[%n]\n  FREED"
    kept, freed = (
        UNWRITTEN.replace("FREE", "").replace("FIRST", load.replace("FREED", f"free {each}")) for each in ("%m", "%q")
    )
    assert is_in_step(kept, kept)
    assert not is_in_step(kept, freed)
    owned = "%q2: view<i64> = alloc []\n  store %k, %q2[]\n  FREE\n  %s: i64 = load %q2[]"
    source, target = (
        UNWRITTEN.replace("FIRST", owned.replace("FREE", each)).replace("FREE", "") for each in OF_ANOTHER
    )
    assert is_in_step(source, source)
    assert not is_in_step(source, target)


OF_ANOTHER = "", "%m: view<i64> = alloc []\n  %t2: i64 = load %q2[]\n  free %q2"


CONTROL = """
func @f(%p: view<?xi64>, %n: index, %c: i1, %x: i64, %j: i32) -> (i64) {
BODY
  return %r
}
"""


def control(body: str) -> str:
    return CONTROL.replace("BODY", body)


def in_step_with(source: str, target: str) -> bool:
    return is_in_step(control(source), control(target))


def test_a_region_that_runs_once() -> None:
    ways = "^yes(%y: i64):\n yield %y\n ^no:\n %z: i64 = op muli(%x, %x)\n yield %z"
    once = f"%r: i64 = execute {{\n br %c, ^yes(%x), ^no\n {ways}\n }}"
    chosen = "%r: i64 = if %c {\n yield %x\n } else {\n %z: i64 = op muli(%x, %x)\n yield %z\n }"
    assert in_step_with(once, once)
    assert in_step_with(chosen, once)
    assert not in_step_with(chosen, once.replace("yield %z", "yield %x"))
    assert not in_step_with(chosen, once.replace("br %c, ^yes(%x), ^no", "br ^yes(%x)"))


def test_blocks_that_are_a_loop_entered_in_two_places() -> None:
    body = """%r: i64 = execute {
    br %c, ^one(%x), ^two(%x)
    ^one(%a: i64):
    br ^two(%a)
    ^two(%b: i64):
    br %c, ^one(%b), ^end
    ^end:
    yield %b
    }"""
    assert not in_step_with(body, body)


def test_tasks_are_not_walked() -> None:
    body = "%t = spawn {\n yield\n }\n wait %t\n %r: i64 = op addi(%x, %x)"
    assert not in_step_with(body, body)


def loop(lower: str = "%l", upper: str = "%j", step: str = "1", unsigned: bool = False) -> str:
    head = f"for {'unsigned ' if unsigned else ''}%i: i32 = {lower} to {upper} step {step}"
    return f"""%l: i32 = const 1
    %r: i64 = {head} carry (%s: i64 = %x) {{
      %w: i64 = op extui(%i)
      %v: i64 = op addi(%s, %w)
      yield %v
    }}"""


def test_loops_are_told_by_sign_step_and_bounds() -> None:
    assert in_step_with(loop(), loop())
    assert in_step_with(loop(unsigned=True), loop(unsigned=True))
    assert not in_step_with(loop(), loop(unsigned=True))
    assert not in_step_with(loop(unsigned=True), loop())
    assert in_step_with(loop(upper="4"), loop(upper="4"))
    assert not in_step_with(loop(upper="4"), loop(upper="5"))
    assert not in_step_with(loop(lower="2"), loop(lower="1"))
    assert in_step_with(loop(upper="4", step="%j"), loop(upper="4", step="%j"))
    assert not in_step_with(loop(step="%j"), loop(step="%l"))
    for step in ("2", "%j"):
        assert not in_step_with(loop(step=step), loop(step=step, unsigned=True))


def test_loops_know_what_was_before_them() -> None:
    inner = "%i: i32 = 0 to %j step 1 carry (%s: i64 = %z) {\n%v: i64 = WAY\nyield %v\n}"
    for way in ("if %c {\nyield %s\n} else {\nyield %x\n}", "select %c, %s, %x"):
        body = f"%z: i64 = op addi(%x, %x)\n%y: i64 = for {inner.replace('WAY', way)}\n%r: i64 = op addi(%x, %z)"
        assert in_step_with(body, body)
    body = f"%r: i64 = op addi(%x, %x)\n%z: i64 = const 0\n%y: i64 = for {inner.replace('WAY', 'op addi(%s, %x)')}"
    assert in_step_with(body, body)


def test_steps_that_are_not_positive_are_not_walked() -> None:
    assert not in_step_with(loop(step="0"), loop(step="0"))
    assert not in_step_with(loop(step="-1"), loop(step="-1"))
    assert not in_step_with(loop(), loop(step="%j"))


def parallel(steps: str) -> str:
    return control(f"parallel (%a, %b) = (0, 0) to (%n, %n) step ({steps}) {{\n yield\n }}\n %r: i64 = op addi(%x, %x)")


def test_parallel_loops_step_upwards() -> None:
    def are(source: str, target: str) -> bool:
        return in_step(faithful(pair_of(parallel(source), parallel(target)))) is None

    assert are("1, %n", "1, %n")
    assert not are("1, 2", "1, 3")
    assert not are("1, 2", "1, %n")
    assert not are("1, 0", "1, 0")
    assert not are("-1, 1", "-1, 1")


def test_signatures_are_those_of_both() -> None:
    unused = "func @f(%n: TYPE) -> (i64) {\n%r: i64 = const 1\nreturn %r\n}\n"
    assert not is_in_step(unused.replace("TYPE", "i64"), unused.replace("TYPE", "i32"))
    nothing = "func @f(%p: view<1xi64>) -> (RESULT) {\n%k = const 0\n%r: RESULT = load %p[%k]\nreturn %r\n}\n"
    assert not is_in_step(nothing.replace("RESULT", "i64"), nothing.replace("RESULT", "f64"))
    often = pair_of(DOUBLE, DOUBLE)
    often.target_module.functions["f"].calls = 2
    assert in_step(often) is not None


@pytest.mark.parametrize("what", ["holds_up", "unordered_reductions", "unordered_sums", "orders_later"])
def test_orders_that_a_compiler_chooses(what: str) -> None:
    pair = pair_of(DOUBLE, DOUBLE)
    for module in (pair.source_module, pair.target_module):
        setattr(module.functions["f"], what, True)
    assert in_step(pair) is not None


TWICE = """
GLOBALfunc @f(%p: view<?xi64>, %n: index) -> (i64) {
  MADE
  %x: i64 = load FROM
  %r: i64 = op SUM
  return %r
}
"""


@pytest.mark.parametrize(
    ("made", "given"),
    [
        ("%m: view<?xi64> = alloc [%n]", "%m[%n]"),
        ("%m: view<?xi64> = opaque @g(%n)", "%m[%n]"),
        ("%m: ptr = opaque @g(%n)", "%m[]"),
        ("%m: view<2xi64> = global @t", "%m[%n]"),
        ("%m: i64 = opaque @g(%n)", "%p[%n]"),
    ],
)
def test_sums_of_what_nothing_may_have_written(made: str, given: str) -> None:
    def text(sum_: str) -> str:
        name = "global @t: view<2xi64>\n" if "global" in made else ""
        found = TWICE.replace("GLOBAL", name).replace("MADE", made).replace("FROM", given).replace("SUM", sum_)
        return found.replace("  return", f"  %k: i64 = const {2 if 'muli' in sum_ else 0}\n  return")

    once = text("addi(%x, %x)")
    constant = once.replace("  %x: i64", "  %k: i64 = const 2\n  %x: i64").replace("  %k: i64 = const 0\n", "")
    twice = constant.replace("addi(%x, %x)", "muli(%x, %k)")
    assert is_in_step(once, once)
    assert is_in_step(twice, constant) is ("i64 = opaque" in made)


def test_a_counter_ends_where_a_sum_would_wrap() -> None:
    # Steps of one end at the bound; others may jump over it and over the largest number.
    counted = "%z: i64 = const 0\n%r: i64 = for %i: i64 = %z to %x step {0} carry (%s: i64 = %x) {{\nBODY\nyield %v\n}}"
    counted = counted.replace("BODY", "%v: i64 = op addi(%s, %i)")
    blocks = """%z: i64 = const 0
    %k: i64 = const {0}
    %r: i64 = execute {{
    br ^head(%z, %x)
    ^head(%i: i64, %s: i64):
    %more: i1 = op cmpi.slt(%i, %x)
    br %more, ^body, ^end
    ^body:
    %v: i64 = op addi(%s, %i)
    %l: i64 = op addi(%i, %k)
    br ^head(%l, %v)
    ^end:
    yield %s
    }}"""
    assert in_step_with(counted.format(1), blocks.format(1))
    assert in_step_with(blocks.format(2), blocks.format(2))
    for step in (2, 3):
        assert not in_step_with(counted.format(step), blocks.format(step))
        assert not in_step_with(blocks.format(step), counted.format(step))


def test_one_program_loops_where_the_other_one_does_not() -> None:
    loop_ = "%z: i64 = const 0\n%r: i64 = for %i: i64 = %z to %x step 1 carry (%s: i64 = %x) {\nyield %s\n}"
    for other in ("%r: i64 = op addi(%x, %x)", "%r: i64 = if %c {\nyield %x\n} else {\nyield %x\n}"):
        assert not in_step_with(loop_, other)
        assert not in_step_with(other, loop_)
    branch = "%r: i64 = if %c {\nstore %x, %p[%n]\nyield %x\n} else {\nyield %x\n}"
    assert not in_step_with(branch, "store %x, %p[%n]\n%r: i64 = op addi(%x, %x)")
    assert not in_step_with("%r: i64 = op addi(%x, %x)", branch)


def test_a_loop_without_an_end() -> None:
    endless = "func @f() {\n^start:\nbr ^start\n}\n"
    assert not is_in_step(endless, endless)


def test_what_an_iteration_checks_need_not_hold_after_the_loop() -> None:
    def checked(inside: str, after: str) -> str:
        loop_ = f"parallel (%a) = (0) to (%n) step (1) {{\n{inside}\nyield\n}}"
        return control(f"{loop_}\n{after}\n%r: i64 = op addi(%x, %x)")

    check, again = 'check %c, "holds"', 'check %c, "holds again"'
    both = checked(check, again)
    assert in_step(faithful(pair_of(both, both))) is None
    assert in_step(faithful(pair_of(both, checked(check, "")))) is None
    assert in_step(faithful(pair_of(checked(check, ""), both))) is not None
    assert in_step(faithful(pair_of(checked("", again), both))) is not None
