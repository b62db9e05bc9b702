"""Integer operations mean what Python's unbounded integers say, for every width and with every flag."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interp import _native
from tests.interp.scalar_reference import POISON, UNDEFINED, UNFOLDED, Folded, fold, signed, value, wrapped

Flags = frozenset[str]
Reference = Callable[[int, int, int, Flags], Folded]  # patterns a and b, width, flags
WIDE = (1, 2, 3, 5, 7, 13, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128)


def overflowing(exact_signed: int, exact_unsigned: int, width: int, flags: Flags) -> Folded:
    if "nuw" in flags and not 0 <= exact_unsigned < 1 << width:
        return POISON
    if "nsw" in flags and not -(1 << width - 1) <= exact_signed < 1 << width - 1:
        return POISON
    return value(wrapped(exact_signed, width))


def addi(a: int, b: int, width: int, flags: Flags) -> Folded:
    return overflowing(signed(a, width) + signed(b, width), a + b, width, flags)


def subi(a: int, b: int, width: int, flags: Flags) -> Folded:
    return overflowing(signed(a, width) - signed(b, width), a - b, width, flags)


def muli(a: int, b: int, width: int, flags: Flags) -> Folded:
    return overflowing(signed(a, width) * signed(b, width), a * b, width, flags)


def shli(a: int, b: int, width: int, flags: Flags) -> Folded:
    if b >= width:
        return POISON
    return overflowing(signed(a, width) << b, a << b, width, flags)


def shrsi(a: int, b: int, width: int, flags: Flags) -> Folded:
    if b >= width or ("exact" in flags and a % (1 << b)):
        return POISON
    return value(wrapped(signed(a, width) // (1 << b), width))


def shrui(a: int, b: int, width: int, flags: Flags) -> Folded:
    if b >= width or ("exact" in flags and a % (1 << b)):
        return POISON
    return value(a // (1 << b))


def truncated(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def dividing(rounding: Callable[[int, int], int], is_signed: bool) -> Reference:
    def divide(a: int, b: int, width: int, flags: Flags) -> Folded:
        x, y = (signed(a, width), signed(b, width)) if is_signed else (a, b)
        if y == 0 or (is_signed and y == -1 and x == -(1 << width - 1)):
            return UNDEFINED
        if "exact" in flags and x % y:
            return POISON
        return value(wrapped(rounding(x, y), width))

    return divide


def remui(a: int, b: int, width: int, flags: Flags) -> Folded:
    return value(a % b) if b else UNDEFINED


def remsi(a: int, b: int, width: int, flags: Flags) -> Folded:
    x, y = signed(a, width), signed(b, width)
    if y == 0:
        return UNDEFINED
    if y == -1 and x == -(1 << width - 1):
        return UNDEFINED if "no_overflow" in flags else UNFOLDED  # 0 to MLIR, undefined to LLVM
    return value(wrapped(x - y * truncated(x, y), width))


def ori(a: int, b: int, width: int, flags: Flags) -> Folded:
    return POISON if "disjoint" in flags and a & b else value(a | b)


def ipowi(a: int, b: int, width: int, flags: Flags) -> Folded:
    power = signed(b, width)
    if power >= 0:
        return value(pow(a, power, 1 << width))
    base = signed(a, width)
    if base == 0:
        return UNDEFINED
    return value(wrapped(base if power % 2 else 1, width) if abs(base) == 1 else 0)


def comparing(holds: Callable[[int, int], bool], is_signed: bool) -> Reference:
    def compare(a: int, b: int, width: int, flags: Flags) -> Folded:
        return value(int(holds(signed(a, width), signed(b, width)) if is_signed else holds(a, b)))

    return compare


def choosing(choose: Callable[[int, int], int], is_signed: bool) -> Reference:
    def extremum(a: int, b: int, width: int, flags: Flags) -> Folded:
        return value(wrapped(choose(signed(a, width), signed(b, width)), width) if is_signed else choose(a, b))

    return extremum


def extended_product(is_signed: bool) -> Reference:
    def multiply(a: int, b: int, width: int, flags: Flags) -> Folded:
        product = signed(a, width) * signed(b, width) if is_signed else a * b
        return value(wrapped(product, width), wrapped(product >> width, width))

    return multiply


PAIRS: dict[str, tuple[Reference, tuple[str, ...]]] = {
    "addi": (addi, ("nsw", "nuw")),
    "subi": (subi, ("nsw", "nuw")),
    "muli": (muli, ("nsw", "nuw")),
    "shli": (shli, ("nsw", "nuw")),
    "shrsi": (shrsi, ("exact",)),
    "shrui": (shrui, ("exact",)),
    "divsi": (dividing(truncated, True), ("exact",)),
    "divui": (dividing(lambda a, b: a // b, False), ("exact",)),
    "ceildivsi": (dividing(lambda a, b: -(-a // b), True), ()),
    "ceildivui": (dividing(lambda a, b: -(-a // b), False), ()),
    "floordivsi": (dividing(lambda a, b: a // b, True), ()),
    "remsi": (remsi, ("no_overflow",)),
    "remui": (remui, ()),
    "andi": (lambda a, b, width, flags: value(a & b), ()),
    "ori": (ori, ("disjoint",)),
    "xori": (lambda a, b, width, flags: value(a ^ b), ()),
    "maxsi": (choosing(max, True), ()),
    "maxui": (choosing(max, False), ()),
    "minsi": (choosing(min, True), ()),
    "minui": (choosing(min, False), ()),
    "ipowi": (ipowi, ()),
    "cmpi.eq": (comparing(lambda a, b: a == b, True), ()),
    "cmpi.ne": (comparing(lambda a, b: a != b, True), ()),
    "cmpi.slt": (comparing(lambda a, b: a < b, True), ()),
    "cmpi.sle": (comparing(lambda a, b: a <= b, True), ()),
    "cmpi.sgt": (comparing(lambda a, b: a > b, True), ()),
    "cmpi.sge": (comparing(lambda a, b: a >= b, True), ()),
    "cmpi.ult": (comparing(lambda a, b: a < b, False), ()),
    "cmpi.ule": (comparing(lambda a, b: a <= b, False), ()),
    "cmpi.ugt": (comparing(lambda a, b: a > b, False), ()),
    "cmpi.uge": (comparing(lambda a, b: a >= b, False), ()),
    "addui_extended": (lambda a, b, width, flags: value(wrapped(a + b, width), int(a + b >= 1 << width)), ()),
    "subui_extended": (lambda a, b, width, flags: value(wrapped(a - b, width), int(a < b)), ()),
    "mulsi_extended": (extended_product(True), ()),
    "mului_extended": (extended_product(False), ()),
}


def result_types(name: str, type: str) -> list[str]:
    if name.startswith("cmpi"):
        return ["i1"]
    if name.endswith("i_extended"):
        return [type, "i1"] if name.startswith(("add", "sub")) else [type, type]
    return [type]


def subsets(flags: tuple[str, ...]) -> Iterator[Flags]:
    for count in range(len(flags) + 1):
        yield from map(frozenset, itertools.combinations(flags, count))


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize("width", [1, 2, 3, 4])
def test_every_pair_of_small_integers_with_every_set_of_flags(name: str, width: int) -> None:
    reference, allowed = PAIRS[name]
    type = f"i{width}"
    for flags in subsets(allowed):
        for a, b in itertools.product(range(1 << width), repeat=2):
            folded = fold(name, [type, type], [a, b], result_types(name, type), sorted(flags))
            assert folded == reference(a, b, width, flags), (a, b, flags)


@pytest.mark.parametrize("name", ["addi", "subi", "muli", "divsi", "ceildivsi", "floordivsi", "remsi", "ipowi"])
def test_every_pair_of_bytes(name: str) -> None:
    reference, _ = PAIRS[name]
    types, none = ["i8", "i8"], frozenset[str]()
    for a in range(256):
        for b in range(256):
            assert fold(name, types, [a, b], types[:1]) == reference(a, b, 8, none), (a, b)


@st.composite
def integer_pairs(draw: st.DrawFn) -> tuple[int, int, int]:
    width = draw(st.sampled_from(WIDE))
    top = (1 << width) - 1
    edges = [0, 1, 2, 3, top, top - 1, top >> 1, (top >> 1) + 1, width - 1, width, width + 1, 1 << width // 2]
    pattern = st.one_of(st.sampled_from([edge & top for edge in edges]), st.integers(0, top))
    return width, draw(pattern), draw(pattern)


@pytest.mark.parametrize("name", PAIRS)
@given(pair=integer_pairs(), mask=st.integers(0, 3))
@settings(deadline=None, max_examples=100)
def test_integers_of_other_widths(name: str, pair: tuple[int, int, int], mask: int) -> None:
    reference, allowed = PAIRS[name]
    width, a, b = pair
    if name == "ipowi":
        b = wrapped(b, min(width, 70)) if width > 70 else b
    flags = frozenset(flag for position, flag in enumerate(allowed) if mask >> position & 1)
    type = f"i{width}"
    assert fold(name, [type, type], [a, b], result_types(name, type), sorted(flags)) == reference(a, b, width, flags)


@pytest.mark.parametrize("name", ["addi", "divsi", "shli", "cmpi.slt"])
def test_index_is_an_integer_of_64_bits(name: str) -> None:
    reference, _ = PAIRS[name]
    results = ["i1"] if name == "cmpi.slt" else ["index"]
    for a, b in itertools.product([0, 1, 63, 64, 2**63 - 1, 2**63, 2**64 - 1], repeat=2):
        assert fold(name, ["index", "index"], [a, b], results) == reference(a, b, 64, frozenset())


@pytest.mark.parametrize("width", [1, 2, 3, 8, 33, 64, 65, 128])
def test_counts_and_absolute_values(width: int) -> None:
    type = f"i{width}"
    top = (1 << width) - 1
    for a in {0, 1, 2 & top, 6 & top, top, top >> 1, top ^ top >> 1, top - 1}:
        assert fold("ctlz", [type], [a], [type]) == value(width - a.bit_length())
        assert fold("cttz", [type], [a], [type]) == value((a & -a).bit_length() - 1 if a else width)
        assert fold("ctpop", [type], [a], [type]) == value(a.bit_count())
        assert fold("absi", [type], [a], [type]) == value(wrapped(abs(signed(a, width)), width))


@pytest.mark.parametrize(("source", "target"), list(itertools.product([1, 3, 7, 8, 13, 33, 64, 65, 128], repeat=2)))
def test_resizing(source: int, target: int) -> None:
    types, results = [f"i{source}"], [f"i{target}"]
    top = (1 << source) - 1
    for a in {0, 1, 2 & top, top, top >> 1, top ^ top >> 1, top // 3}:
        as_signed = value(wrapped(signed(a, source), target))
        as_unsigned = value(wrapped(a, target))
        assert fold("index_cast", types, [a], results) == as_signed
        assert fold("index_castui", types, [a], results) == as_unsigned
        positive = POISON if signed(a, source) < 0 else as_unsigned
        assert fold("index_castui", types, [a], results, ["nneg"]) == positive
        if source < target:
            assert fold("extsi", types, [a], results) == as_signed
            assert fold("extui", types, [a], results) == as_unsigned
            assert fold("extui", types, [a], results, ["nneg"]) == positive
        if source > target:
            for flags in subsets(("nsw", "nuw")):
                expected = overflowing(signed(a, source), a, target, flags)
                assert fold("trunci", types, [a], results, sorted(flags)) == expected


def test_integers_wider_than_128_bits_are_not_folded() -> None:
    assert fold("addi", ["i129", "i129"], [1, 2], ["i129"]) == UNFOLDED
    assert fold("trunci", ["i256"], [1], ["i8"]) == UNFOLDED
    assert fold("extsi", ["i8"], [1], ["i256"]) == UNFOLDED
    assert fold("ctpop", ["i256"], [1], ["i256"]) == UNFOLDED
    assert fold("mulsi_extended", ["i256", "i256"], [1, 1], ["i256", "i256"]) == UNFOLDED


def test_scalar_types_by_name() -> None:
    kinds = _native.TypeKind

    def type_of(name: str) -> tuple[_native.TypeKind, int]:
        found = _native.scalar_type(name)
        return found.kind, found.width

    assert type_of("index") == (kinds.INTEGER, 64)
    assert type_of("i1") == (kinds.INTEGER, 1)
    assert type_of("i128") == (kinds.INTEGER, 128)
    assert [type_of(name) for name in ("f16", "bf16", "tf32", "f24", "f32", "f64")] == [
        (kinds.HALF, 16),
        (kinds.BFLOAT, 16),
        (kinds.TENSOR_FLOAT, 19),
        (kinds.FLOAT24, 24),
        (kinds.SINGLE, 32),
        (kinds.DOUBLE, 64),
    ]
    assert type_of("ptr") == (kinds.POINTER, 64)
    for name in ("i129", "i0", "i01", "i", "", "si8", "ui8", "f80", "f128", "tf19", "f8E4M3FNU", "i8x", "i99999999999"):
        assert type_of(name) == (kinds.UNINTERPRETED, 0)
