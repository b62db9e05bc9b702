"""Programs in step: each pair of the folder is in step just where it is right, and modules of affine IR of which each
step matters."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from equiv.pairing.pair import Pair
from equiv.proving.lockstep.prove import in_step
from equiv.verdict import Side
from equiv.verification import pair_again
from interp.ir.text import parse_module
from tests.pairs.files import FOLDER, pairs
from tests.pairs.files import Pair as PairFile

PAIRS = pairs(sorted((FOLDER / "proving" / "lockstep").iterdir()))


@pytest.mark.parametrize("pair", PAIRS, ids=[each.name for each in PAIRS])
def test_right_programs_are_in_step_and_wrong_ones_are_not(pair: PairFile, tmp_path: Path) -> None:
    files = [tmp_path / f"{name}{pair.path.suffix}" for name in ("source", "target")]
    for file, text in zip(files, (pair.source, pair.target), strict=True):
        file.write_text(text, "utf-8")
    source, target = (Side(str(file), "f") for file in files)
    why_not = in_step(pair_again(source, target, ())[0])
    assert (why_not is None) == (pair.expected[0] == "equivalent"), why_not


def pair_of(source: str, target: str, names: tuple[str, str] = ("f", "f"), begin_apart: bool = False) -> Pair:
    modules = [parse_module(each, "test.air") for each in (source, target)]
    sides = [SimpleNamespace(function=each) for each in names]
    return cast(
        Pair,
        SimpleNamespace(
            source_module=modules[0],
            target_module=modules[1],
            source=sides[0],
            target=sides[1],
            begin_apart=begin_apart,
        ),
    )


def is_in_step(source: str, target: str) -> bool:
    return in_step(pair_of(source, target)) is None


PARALLEL = """
func @f(%p: view<?xi64>, %n: index) {
  %one: i64 = const 1
  parallel (%i) = (0) to (UPPER) step (1) {
    %v: i64 = load %p[%i]
    STEP
    %w: i64 = op addi(%v, %one)
    store %w, %p[%i]
  }
  AFTER
  return
}
"""


def parallel(upper: str = "%n", step: str = "", after: str = "") -> str:
    return PARALLEL.replace("UPPER", upper).replace("STEP", step).replace("AFTER", after)


def faithful(pair: Pair) -> Pair:
    for module in (pair.source_module, pair.target_module):
        for each in module.functions.values():
            each.order_faithful = True
    return pair


def test_parallel_loops() -> None:
    assert in_step(pair_of(parallel(), parallel())) is not None  # their order may be known better
    assert in_step(faithful(pair_of(parallel(), parallel()))) is None
    assert in_step(faithful(pair_of(parallel(), parallel("4")))) is not None
    assert in_step(faithful(pair_of(parallel(), parallel(step="barrier 0")))) is not None
    assert in_step(faithful(pair_of(parallel(step="barrier 0"), parallel(step="barrier 0")))) is None


def test_what_an_iteration_did_is_not_known_after_the_loop() -> None:
    # The loop may have no iteration.
    inside, after = "%u: i64 = load %p[0]", "%t: i64 = load %p[0]"
    assert in_step(faithful(pair_of(parallel(after=after), parallel(after=after)))) is None
    assert in_step(faithful(pair_of(parallel(step=inside), parallel(step=inside, after=after)))) is not None


FREED = """
func @f(%p: view<?xi64>, %n: index) {
  %one: i64 = const 1
  %zero = const 0
  %m: view<1xi64> = alloc [1]
  %v: i64 = load %p[%n]
  store %v, %m[0]
  BEFORE
  parallel (%i) = (0) to (%n) step (1) {
    %first: i1 = op cmpi.eq(%i, %zero)
    BEGIN
    MEETING
    END
    if %first {
      free %m
      yield
    } else {
      yield
    }
    yield
  }
  return
}
"""


def freed(before: str = "", begin: str = "", meeting: str = "", end: str = "") -> Pair:
    parts = {"BEFORE": before, "BEGIN": begin, "MEETING": meeting, "END": end}
    source = target = FREED
    for name, text in parts.items():
        one, _, other = text.partition(" // ")
        source, target = source.replace(name, one), target.replace(name, other or one)
    return faithful(pair_of(source, target))


def test_memory_may_end_while_an_iteration_waits() -> None:
    load, nothing = "%w: i64 = load %m[0]", "%w: i64 = op addi(%v, %v)"
    again = load.replace("%w", "%x")
    update = '%u: i64 = load atomic "addi" %p[0]\n %t: i64 = op addi(%u, %one)\n store atomic "addi" %t, %p[0]'
    assert in_step(freed(load, load.replace("%w", "%y"))) is None
    assert in_step(freed(load, f"{nothing.replace('%w', '%y')} // {load.replace('%w', '%y')}")) is not None
    for meeting in ("barrier 0", update):
        assert in_step(freed("", load, meeting, again)) is None
        assert in_step(freed("", load, meeting, f"{nothing.replace('%w', '%x')} // {again}")) is not None


SUM = """
func @f(%n: i64) -> (i64) {
  %r: i64 = op addi(%n, %n)OVERFLOW
  return %r
}
"""


def test_flags_are_part_of_an_operation() -> None:
    plain, flagged = SUM.replace("OVERFLOW", ""), SUM.replace("OVERFLOW", " {nsw}")
    assert is_in_step(flagged, flagged)
    assert not is_in_step(plain, flagged)
    assert not is_in_step(flagged, plain)


FROZEN = """
func @f(%n: i64) -> (i64, i64) {
  %r: i64 = op freeze(%n)
  SECOND
  return %r, %s
}
"""


def test_what_is_frozen_is_one_value_each_time() -> None:
    once = FROZEN.replace("SECOND", "%z: i64 = const 0\n%s: i64 = op addi(%r, %z)")
    twice = FROZEN.replace("SECOND", "%s: i64 = op freeze(%n)")
    assert is_in_step(once, once)
    assert is_in_step(twice, twice)
    assert not is_in_step(once, twice)


MEMORY = """
func @f(%p: view<?xindex>) -> (index) {
  %n = load %p[0]
  %m: view<?xindex>, %q: ptr = opaque @g(%n) reads (%p) writes (%p)
  FIRST
  SECOND
  %v = load %m[%n]
  return %v
}
"""


def test_memory_from_elsewhere_may_be_any() -> None:
    store, other = "store %n, %m[0]", "store %n, %p[0]"
    plain = MEMORY.replace("FIRST", store).replace("SECOND", other)
    assert is_in_step(plain, plain)
    assert not is_in_step(plain, MEMORY.replace("FIRST", other).replace("SECOND", store))
    assert not is_in_step(plain, plain.replace("load %m[%n]", "load %p[%n]"))
    assert not is_in_step(plain, plain.replace("opaque @g(%n)", "opaque @h(%n)"))
    assert not is_in_step(plain, plain.replace(" writes (%p)", ""))


POINTERS = """
func @f(%p: view<?xi64>, %n: i64, %i: i64) -> (i64) {
  %x: ptr = address %p
  FIRST
  %y: ptr = displace %x by WHERE
  %v: i64 = load %y[]
  return %v
}
"""


def pointers(where: str, first: str = "") -> str:
    return POINTERS.replace("WHERE", where).replace("FIRST", first)


def test_promises_of_pointers_are_kept_where_the_access_is_the_sources() -> None:
    view = pointers("0").replace("%v: i64 = load %y[]", "%k = op index_cast(%i)\n  %v: i64 = load %p[%k]")
    # Eight times 2 to 61 is the first element, but where it is promised not to wrap.
    for flag in ("inbounds", "nuw", "nusw"):
        promised = pointers(f"%i * 8 {{{flag}}}")
        assert not is_in_step(pointers("%i * 8"), promised)
        assert is_in_step(promised, promised)
        assert is_in_step(promised, pointers("%i * 8"))
        assert is_in_step(view, promised)
        assert not is_in_step(pointers("%i * 8"), view)
    assert not is_in_step(view, pointers("%i * 4 {inbounds}"))
    assert not is_in_step(view, pointers("%n * 8"))
    # The first of two steps may lead out of the buffer, from where the second one comes back.
    first = "%z: ptr = displace %x by %n * 8 {inbounds}\n %l: i64 = op subi(%i, %n)"
    assert not is_in_step(view, pointers("%l * 8", first).replace("displace %x by %l", "displace %z by %l"))
    # A displacement that the view's index is modulo two to 64 only.
    far = "%e: i64 = const 0x2000000000000000\n %l: i64 = op addi(%i, %e)"
    assert not is_in_step(pointers("%i * 8"), pointers("%l * 8 {inbounds}", far))


KNOWN = """
func @f(%p: view<?xi64>, %n: index) {
  %t: i1 = const 1
  %x: i64 = const 7
  if %t {
    store %x, %p[0]
    yield
  } else {
    yield
  }
  for %i = 0 to %n step 1 {
    store %x, %p[%i]
    yield
  }
  return
}
"""


def test_ways_that_are_known_are_taken_in_both_before_they_meet() -> None:
    taken = KNOWN.replace("if %t {\n    store %x, %p[0]\n    yield\n  } else {\n    yield\n  }", "store %x, %p[0]")
    other = KNOWN.replace("%t: i1 = const 1", "%t: i1 = const 0")
    assert taken != KNOWN and is_in_step(KNOWN, KNOWN)
    assert is_in_step(KNOWN, taken)
    assert is_in_step(taken, KNOWN)
    assert not is_in_step(KNOWN, other)
    assert not is_in_step(taken, other)
