"""Operations whose order is free in a proof for all sizes, held to all operands of three bits."""

from __future__ import annotations

from itertools import product

import pytest

from equiv.proving.parametric.equations import Operation
from equiv.proving.parametric.identity import Head
from equiv.proving.parametric.sums import is_summed, neutral
from interp import _native
from interp.ir import Scalar
from tests.interp.scalar_reference import FORMATS, Folded, fold

WIDTH = 3
NUMBERS = range(1 << WIDTH)
BINARY = [each.name for each in _native.scalar_operations() if each.operands == 2 and each.results == 1]
FLAGS = "nsw", "nuw", "exact", "disjoint", "nnan", "ninf", "nsz", "reassoc", "contract"


def of(name: str, type_: str, *flags: str) -> Operation:
    return Operation(Head(name, flags, (type_,) * 3), ())


def folded(name: str, type_: str, one: int, other: int) -> Folded:
    return fold(name, [type_, type_], [one, other], [type_])


def of_integers() -> list[str]:
    """Those that take and give integers."""
    found = []
    for name in BINARY:
        try:
            if not name.startswith("cmp") and folded(name, "i3", 1, 1)[0] == "value":
                found.append(name)
        except ValueError:
            pass
    return found


@pytest.mark.parametrize("name", of_integers())
def test_integers_are_summed_in_any_order_where_order_and_brackets_do_not_matter(name: str) -> None:
    table = {each: folded(name, "i3", *each) for each in product(NUMBERS, NUMBERS)}
    commutes = all(table[one, other] == table[other, one] for one, other in table)
    total = all(status == "value" for status, _ in table.values())
    associates = total and all(
        table[table[a, b][1][0], c] == table[a, table[b, c][1][0]] for a, b, c in product(NUMBERS, repeat=3)
    )
    assert is_summed(of(name, "i3"), True) == is_summed(of(name, "i3"), False) == (commutes and associates)


@pytest.mark.parametrize("name", of_integers())
def test_what_is_neutral_changes_no_number(name: str) -> None:
    kept = tuple(each for each in NUMBERS if all(folded(name, "i3", each, x) == ("value", [x]) for x in NUMBERS))
    assert neutral(name, Scalar("i3")) == (kept if is_summed(of(name, "i3"), True) else ())


@pytest.mark.parametrize("type_", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("name", ["addf", "mulf", "minimumf", "maximumf"])
def test_what_is_neutral_changes_no_float_but_the_sign_of_a_zero(name: str, type_: str) -> None:
    format_ = FORMATS[type_]
    patterns = [each for each in format_.edges() if not format_.is_nan(each)]
    told = neutral(name, Scalar(type_))
    for each in patterns:
        keeps = all(
            (found := folded(name, type_, each, x)[1]) == [x] or not (x | found[0]) & ~format_.sign for x in patterns
        )
        assert keeps == (each in told), hex(each)
    assert len(told) == (2 if name == "addf" else 1)


@pytest.mark.parametrize("flag", FLAGS)
def test_only_the_source_may_have_flags_that_make_poison_and_nothing_else(flag: str) -> None:
    for name, type_ in (("addi", "i32"), ("addf", "f32")):
        assert is_summed(of(name, type_, flag), True) is (flag in ("nsw", "nuw", "nnan", "ninf"))
        assert not is_summed(of(name, type_, flag), False)


def test_what_is_no_operation_of_its_type_is_in_no_sum() -> None:
    assert is_summed(of("addf", "f32"), False) and is_summed(of("minimumf", "f32"), False)
    assert not is_summed(of("addi", "f32"), True) and not is_summed(of("addf", "i32"), True)
    assert not is_summed(of("subf", "f32"), True) and not is_summed(of("divf", "f32"), True)
    assert not is_summed(of("maxnumf", "f32"), True)
    assert not is_summed("a leaf", True)
    assert neutral("subi", Scalar("i3")) == neutral("divf", Scalar("f32")) == ()
