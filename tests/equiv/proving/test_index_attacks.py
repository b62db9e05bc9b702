"""Wrong programs that look right, by indices that are data: none may be proven."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from tests.equiv.pairs import check
from tests.equiv.proving.test_data_pointers import HEAD, step, through
from tests.fuzz.campaign import run


def verdict(source: str, target: str) -> str:
    return check(source, target).verdict


# -- promises of no overflow -------------------------------------------------------------------------------------------

FLAGS = ("", "nsw", "nuw", "nsw, nuw")
LOAD = """func.func @f(%m: memref<16xf32>, %at: memref<2xindex>, %out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.load %at[%c0] : memref<2xindex>
  %b = memref.load %at[%c1] : memref<2xindex>
INDEX  %x = memref.load %m[%k] : memref<16xf32>
  memref.store %x, %out[%c0] : memref<1xf32>
  return
}
"""
Step = tuple[str, str, str]  # an operation, its second operand, its flags
_BITS = 6  # of an index where all of them are tried; what counts is that it has more than the buffer's extent


def index_by(steps: tuple[Step, ...]) -> str:
    lines, value = "", "%a"
    for number, (name, operand, flags) in enumerate(steps):
        made = "%k" if number + 1 == len(steps) else f"%k{number}"
        lines += f"  {made} = arith.{name} {value}, {operand}{f' overflow<{flags}>' if flags else ''} : index\n"
        value = made
    return LOAD.replace("INDEX", lines)


def computed(steps: tuple[Step, ...], a: int, b: int) -> int | None:
    """The index as a number without a sign; None for poison."""
    size, value = 1 << _BITS, a
    apply = {"addi": int.__add__, "subi": int.__sub__, "muli": int.__mul__}
    for name, operand, flags in steps:
        other = {"%b": b, "%c4": 4}[operand]
        unsigned = apply[name](value, other)
        signed = apply[name](*((each + size // 2) % size - size // 2 for each in (value, other)))
        if ("nuw" in flags and not 0 <= unsigned < size) or ("nsw" in flags and not -size <= 2 * signed < size):
            return None
        value = unsigned % size
    return value


def refines(source: tuple[Step, ...], target: tuple[Step, ...]) -> bool:
    for a, b in product(range(1 << _BITS), repeat=2):
        index = computed(source, a, b)
        if index is not None and index < 16 and computed(target, a, b) != index:
            return False
    return True


def pairs_with_flags() -> Iterator[tuple[tuple[Step, ...], tuple[Step, ...]]]:
    single = [("muli", "%c4"), ("addi", "%b"), ("subi", "%b")]
    for steps in [*([each] for each in single), [("muli", "%c4"), ("addi", "%b")]]:
        writings = [
            tuple((*each, flag) for each, flag in zip(steps, flags, strict=True))
            for flags in product(FLAGS, repeat=len(steps))
        ]
        # Of those of two operations some.
        yield from list(product(writings, repeat=2))[:: 1 if len(steps) == 1 else 7]


def test_promises_of_no_overflow_are_those_of_small_integers() -> None:
    proven = 0
    for source, target in pairs_with_flags():
        found = verdict(index_by(source), index_by(target))
        holds = refines(source, target)
        assert found in (("equivalent", "unknown") if holds else ("different", "unknown")), (source, target)
        proven += found == "equivalent"
    assert proven >= 30


def test_each_of_two_numbers_of_bytes_has_to_be_one() -> None:
    """Where %i is 2^59 and %j -2^62, the element is the first one, and %i in bytes no number of 64 bits."""
    head = HEAD.replace("memref<1xi64>", "memref<2xi64>").replace(
        "  %size =", "  %one_ = arith.constant 1 : index\n  %j = memref.load %A[%one_] : memref<2xi64>\n  %size ="
    )
    constants = "  %c8 = llvm.mlir.constant(8 : i64) : i64\n  %c2 = llvm.mlir.constant(2 : i64) : i64\n"
    added = "  %t = llvm.mul %i, %c8 overflow<nsw> : i64\n  %s = llvm.add %t, %j overflow<nsw> : i64\n" + step(
        "p", "b", "s"
    )
    apart = (
        "  %k = llvm.mul %i, %c2 overflow<nsw> : i64\n  %p = llvm.getelementptr inbounds %b[%k, %j] : "
        "(!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f32>\n"
    )
    source, target = (through(constants + each).replace(HEAD, head) for each in (added, apart))
    assert verdict(source, source) == "equivalent"
    assert verdict(source, target) != "equivalent"


# -- checks ------------------------------------------------------------------------------------------------------------

CHECKED = """func.func @f(%m: memref<9xf32>, %at: memref<2xi32>, %out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %at[%c0] : memref<2xi32>
  %i = arith.index_cast %a : i32 to index
  CHECKED
  %low = arith.cmpi sge, %n, %c0 : index
  %high = arith.cmpi slt, %n, %c3 : index
  cf.assert %low, "low"
  cf.assert %high, "high"
  INDEX
  %x = memref.load %m[%j] : memref<9xf32>
  memref.store %x, %out[%c0] : memref<1xf32>
  return
}
"""


def test_a_check_of_the_opposite_of_a_number() -> None:
    """%i is from 1 to 3, and not from -3 to -1."""
    program = CHECKED.replace("CHECKED", "%n = arith.subi %c3, %i : index")
    plain = program.replace("INDEX", "%j = arith.addi %i, %c3 : index")
    clamped = program.replace(
        "INDEX",
        "%k = arith.addi %i, %c3 : index\n  %s = arith.cmpi slt, %k, %c3 : index\n"
        "  %j = arith.select %s, %k, %c0 : index",
    )
    assert verdict(plain, plain) == "equivalent"
    assert verdict(plain, clamped) == "different"
    assert verdict(clamped, plain) == "different"


def test_what_was_checked_is_not_what_is_read_afterwards() -> None:
    program = CHECKED.replace("CHECKED", "%n = arith.addi %i, %c0 : index")
    again = """%b = memref.load %at[%c1] : memref<2xi32>
  memref.store %b, %at[%c0] : memref<2xi32>
  %again = memref.load %at[%c0] : memref<2xi32>
  %j = arith.index_cast %FROM : i32 to index"""
    checked, other = (program.replace("INDEX", again.replace("FROM", each)) for each in ("a", "again"))
    assert verdict(checked, checked) == "equivalent"
    assert verdict(checked, other) == "different"
    assert verdict(other, checked) == "different"


# -- widths ------------------------------------------------------------------------------------------------------------

PART = """func.func @f(%m: memref<6xf32>, %at: memref<1xi32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  CAST
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
    : memref<6xf32> to memref<2xf32, strided<[1], offset: ?>>
  %y = memref.load %s[%c1] : memref<2xf32, strided<[1], offset: ?>>
  memref.store %y, %o[%c0] : memref<1xf32>
  return
}
"""
CASTS: dict[str, tuple[str, Callable[[int], int]]] = {
    "a signed number": ("%i = arith.index_cast %a : i32 to index", lambda a: a),
    "a number without a sign": ("%i = arith.index_castui %a : i32 to index", lambda a: a % 2**32),
    "its low byte": (
        "%t = arith.trunci %a : i32 to i8\n  %i = arith.index_cast %t : i8 to index",
        lambda a: (a + 128) % 256 - 128,
    ),
    "its low byte without a sign": (
        "%t = arith.trunci %a : i32 to i8\n  %i = arith.index_castui %t : i8 to index",
        lambda a: a % 256,
    ),
}


@pytest.mark.parametrize("source", CASTS)
def test_views_that_begin_at_numbers_of_other_widths(source: str) -> None:
    text, begins = CASTS[source]
    for other, other_begins in CASTS.values():
        inputs = [*range(-300, 300), 2**31 - 1, -(2**31)]
        holds = all(begins(a) == other_begins(a) for a in inputs if 0 <= begins(a) + 1 < 6)
        found = verdict(PART.replace("CAST", text), PART.replace("CAST", other))
        assert found != ("different" if holds else "equivalent")
        assert text != other or found == "equivalent"


def test_an_index_that_is_in_bounds_at_both_ends_of_the_integers_is_left_open() -> None:
    """%k is in bounds where %i is 2^63 - 1, and where it is -2^63 or a little more."""
    program = """func.func @f(%m: memref<6xf32>, %at: memref<1xindex>, %x: f32) {
  %c0 = arith.constant 0 : index
  %i = memref.load %at[%c0] : memref<1xindex>
  %large = arith.constant -9223372036854775807 : index
  %k = arith.addi %i, %large : index
  OTHER
  memref.store %x, %m[%k] : memref<6xf32>
  return
}
"""
    source = program.replace("OTHER", "")
    assert verdict(source, source) == "unknown"
    assert verdict(source, program.replace("OTHER", "%y = memref.load %m[%i] : memref<6xf32>")) == "different"


# -- choices -----------------------------------------------------------------------------------------------------------

CHOICE = """func.func @f(%m: memref<4xf32>, %b: memref<4xf32>, %c: memref<2xi1>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.load %c[%c0] : memref<2xi1>
  BODY
  return
}
"""


def choice(body: str) -> str:
    return CHOICE.replace("BODY", body)


CHOSEN = "%s = arith.select %p, %m, %b : memref<4xf32>\n"
STORED = "memref.store %x, %s[%c1] : memref<4xf32>\n"
LOADED = "%y = memref.load %m[%c1] : memref<4xf32>\n"
KEPT = "memref.store %y, %b[%c0] : memref<4xf32>\n"
EXCHANGED = "%q = memref.load %c[%c1] : memref<2xi1>\nmemref.store %q, %c[%c0] : memref<2xi1>\n"
WRONG = {
    "the other one": (CHOSEN + STORED, CHOSEN.replace("%m, %b", "%b, %m") + STORED),
    "one of two in any case": (CHOSEN + STORED, CHOSEN + STORED.replace("%s", "%m")),
    "a load before the store": (CHOSEN + STORED + LOADED + KEPT, CHOSEN + LOADED + STORED + KEPT),
    "a condition that changes later": (
        CHOSEN + EXCHANGED + STORED,
        EXCHANGED + "%r = memref.load %c[%c0] : memref<2xi1>\n" + CHOSEN.replace("%p", "%r") + STORED,
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_choices_are_refuted(name: str) -> None:
    source, target = map(choice, WRONG[name])
    assert verdict(source, source) == "equivalent"
    assert verdict(source, target) == "different"


def test_stores_through_choices_at_once_are_left_open_and_not_refuted() -> None:
    """One goes to the one buffer and one to the other, whichever that is."""
    both = CHOSEN + CHOSEN.replace("%s", "%t").replace("%m, %b", "%b, %m")
    stores = ["memref.store %x, %s[%c0] : memref<4xf32>\n", "memref.store %x, %t[%c0] : memref<4xf32>\n"]
    at_once = f"""affine.parallel (%i) = (0) to (2) {{
  %first = arith.cmpi eq, %i, %c0 : index
  scf.if %first {{ {stores[0]} }} else {{ {stores[1]} }}
}}
"""
    in_turn = choice(both + "".join(stores))
    assert verdict(in_turn, choice(both + at_once)) == "unknown"


def test_what_is_returned_need_not_be_read() -> None:
    """The source is defined where the view is out of bounds."""
    program = """func.func @f(%m: memref<6xf32>, %at: memref<1xindex>) -> memref<2xf32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %i = memref.load %at[%c0] : memref<1xindex>
  OTHER
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
    : memref<6xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %s : memref<2xf32, strided<[1], offset: ?>>
}
"""
    assert verdict(
        program.replace("OTHER", ""), program.replace("OTHER", "%y = memref.load %m[%i] : memref<6xf32>")
    ) != ("equivalent")


# -- random programs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edited", "count"), [(True, 14), (False, 6)])
def test_what_is_proven_of_random_programs_holds_for_all_inputs(edited: bool, count: int) -> None:
    outcome = None
    for _, outcome in run(5, count, edited, solver_limit=100_000, kind="addresses"):
        assert outcome.findings == []
    assert outcome is not None and outcome.verdicts["equivalent"] >= 2
