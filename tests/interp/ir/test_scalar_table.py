"""The table as a whole: it covers MLIR's dialects, and what it says of an operation holds for its folds."""

from __future__ import annotations

import importlib
import itertools
import re
from pathlib import Path

import pytest

from interp import _native
from tests.interp.operation_names import BINARY_OF_INDEX
from tests.interp.scalar_reference import FLOATS, FORMATS, POISON, UNDEFINED, UNFOLDED, approximate, fold, value

OPERATIONS = {each.name: each for each in _native.scalar_operations()}
INDEX = BINARY_OF_INDEX | {"casts": "index_cast", "castu": "index_castui"}
CONSTANTS = {"arith.constant", "index.constant", "index.bool.constant", "index.sizeof"}
OTHER_OPERATIONS = {"arith.select"}  # an operation of the affine IR itself
INTEGERS = ("i1", "i2", "i3", "i4")


def operations_of(dialect: str) -> set[str]:
    module = importlib.import_module(f"torch_mlir.dialects._{dialect}_ops_gen")
    assert module.__file__ is not None
    return set(re.findall(r'OPERATION_NAME = "([\w.]+)"', Path(module.__file__).read_text()))


@pytest.mark.parametrize("dialect", ["arith", "math", "index"])
def test_every_operation_of_the_dialects_has_an_entry(dialect: str) -> None:
    names = operations_of(dialect)
    assert len(names) > 25
    for name in sorted(names - CONSTANTS - OTHER_OPERATIONS):
        short = name.removeprefix(f"{dialect}.")
        short = INDEX.get(short, short) if dialect == "index" else short
        if short in ("cmp", "cmpi", "cmpf"):
            family = "cmpi" if short == "cmp" else short
            assert sum(entry.startswith(f"{family}.") for entry in OPERATIONS) == (16 if family == "cmpf" else 10)
        else:
            assert short in OPERATIONS, name


def test_names_are_unique() -> None:
    assert len(OPERATIONS) == len(_native.scalar_operations())


def types_of(name: str, types: list[str]) -> list[list[str]]:
    """The result types of a homogeneous operation for each operand type that it could have."""
    count = OPERATIONS[name].results
    if name.startswith(("cmp", "is")):
        return [["i1"] for _ in types]
    if name in ("addui_extended", "subui_extended"):
        return [[type, "i1"] for type in types]
    return [[type] * count for type in types]


def samples(type: str) -> list[int]:
    if type in FORMATS:
        format = FORMATS[type]
        return [*format.edges(), format.infinity | 1]
    return list(range(1 << int(type[1:])))


COMMUTATIVE = [name for name, each in OPERATIONS.items() if each.commutes]
FLAG_SETS = [[], ["nsw"], ["nuw"], ["disjoint"], ["nnan"], ["ninf"], ["nsz"], ["reassoc", "contract"], ["downward"]]


def test_commutative_operations() -> None:
    integers = {"addi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui", "cmpi.eq", "cmpi.ne"}
    integers |= {"addui_extended", "mulsi_extended", "mului_extended"}
    floats = {"addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf", "fma"}
    floats |= {f"cmpf.{predicate}" for predicate in ("false", "oeq", "one", "ord", "ueq", "une", "uno", "true")}
    assert set(COMMUTATIVE) == integers | floats


@pytest.mark.parametrize("name", COMMUTATIVE)
def test_swapping_the_operands_of_a_commutative_operation_changes_nothing(name: str) -> None:
    types = list(FLOATS if name.endswith("f") or name in ("fma",) or name.startswith("cmpf") else INTEGERS)
    for type, results in zip(types, types_of(name, types), strict=True):
        for a, b in itertools.combinations(samples(type), 2):
            for flags in FLAG_SETS:
                third = [FORMATS[type].one] if name == "fma" else []
                operands = [type] * OPERATIONS[name].operands
                ordered = fold(name, operands, [a, b, *third], results, flags)
                assert ordered == fold(name, operands, [b, a, *third], results, flags), (type, a, b, flags)


NEUTRAL_INTEGERS = {  # (operation, position of the constant): the constant in i4
    **{(name, position): 0 for name in ("addi", "ori", "xori", "maxui") for position in (0, 1)},
    **{(name, 1): 0 for name in ("subi", "shli", "shrsi", "shrui")},
    **{("muli", position): 1 for position in (0, 1)},
    **{(name, 1): 1 for name in ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "ipowi")},
    **{(name, position): 15 for name in ("andi", "minui") for position in (0, 1)},
    **{("maxsi", position): 8 for position in (0, 1)},
    **{("minsi", position): 7 for position in (0, 1)},
}


def test_neutral_integers() -> None:
    found = {}
    for name, position in itertools.product(OPERATIONS, (0, 1)):
        if OPERATIONS[name].operands == 2:
            for constant in range(16):
                kept = _native.passes_through(
                    name, [], ["i4", "i4"], ["i4"] * OPERATIONS[name].results, position, constant
                )
                if kept is not None:
                    assert kept == 1 - position
                    assert (name, position) not in found
                    found[name, position] = constant
    assert found == NEUTRAL_INTEGERS


def test_neutral_floats() -> None:
    neutral = {
        ("addf", 0): "-0",
        ("addf", 1): "-0",
        ("subf", 1): "0",
        ("mulf", 0): "1",
        ("mulf", 1): "1",
        ("divf", 1): "1",
        **{(name, position): "-inf" for name in ("maximumf",) for position in (0, 1)},
        **{(name, position): "inf" for name in ("minimumf",) for position in (0, 1)},
        **{(name, position): "nan" for name in ("maxnumf", "minnumf") for position in (0, 1)},
    }
    for type, format in FORMATS.items():
        patterns = {"0": 0, "-0": format.sign, "1": format.one, "nan": format.nan}
        patterns |= {"inf": format.infinity, "-inf": format.minus_infinity}
        for (name, each), position in itertools.product(OPERATIONS.items(), (0, 1)):
            if each.operands != 2:
                continue
            for constant_name, constant in patterns.items():
                kept = _native.passes_through(name, [], [type] * 2, [type] * each.results, position, constant)
                expected = 1 - position if neutral.get((name, position)) == constant_name else None
                assert kept == expected, (name, position, constant_name)


@pytest.mark.parametrize("type", [*INTEGERS, *FLOATS])
def test_an_operation_with_a_neutral_element_equals_its_other_operand(type: str) -> None:
    """For every constant, flag and operand of the samples: defined, and equal but for a NaN's bits."""
    checked = 0
    for name, each in OPERATIONS.items():
        operands, results = each.operands, each.results
        if operands != 2 or results != 1 or name.startswith("cmp"):
            continue
        for flags, position, constant in itertools.product(FLAG_SETS, (0, 1), samples(type)):
            if _native.passes_through(name, flags, [type] * 2, [type], position, constant) is None:
                continue
            for x in samples(type):
                folded = fold(name, [type] * 2, [constant, x] if position == 0 else [x, constant], [type], flags)
                if type in FORMATS and FORMATS[type].is_nan(x):
                    assert folded[0] in ("value", "approximate")
                    assert FORMATS[type].is_nan(folded[1][0])
                elif {"reassoc", "contract"} & set(flags) and name.endswith("f"):
                    assert folded in (value(x), approximate(x)), (name, flags, constant, x)
                else:
                    assert folded == value(x), (name, flags, constant, x)
                checked += 1
    assert checked > 20


def test_only_divisions_remainders_and_integer_powers_may_be_undefined() -> None:
    expected = {"divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui", "ipowi"}
    assert {name for name, each in OPERATIONS.items() if each.may_be_undefined} == expected


# -- fast-math flags ---------------------------------------------------------------------------------------------------

F32 = FORMATS["f32"]
PAIR, ONE_RESULT = ["f32", "f32"], ["f32"]


@pytest.mark.parametrize("operands", [(F32.nan, F32.one), (F32.one, F32.nan), (F32.infinity, F32.minus_infinity)])
def test_a_nan_as_operand_or_result_under_nnan_is_poison(operands: tuple[int, int]) -> None:
    assert fold("addf", PAIR, operands, ONE_RESULT) == value(F32.nan)
    assert fold("addf", PAIR, operands, ONE_RESULT, ["nnan"]) == POISON
    assert fold("addf", PAIR, operands, ONE_RESULT, ["reassoc"])[0] == "approximate"


@pytest.mark.parametrize("operands", [(F32.infinity, F32.one), (F32.infinity - 1, F32.infinity - 1)])
def test_an_infinity_as_operand_or_result_under_ninf_is_poison(operands: tuple[int, int]) -> None:
    assert fold("addf", PAIR, operands, ONE_RESULT) == value(F32.infinity)
    assert fold("addf", PAIR, operands, ONE_RESULT, ["ninf"]) == POISON
    assert fold("addf", PAIR, operands, ONE_RESULT, ["nnan"]) == value(F32.infinity)


def test_flags_of_values_hold_for_every_float_operation() -> None:
    for name in ("negf", "absf", "ceil", "exp", "sqrt", "flush_denormals", "rsqrt", "erf"):
        assert fold(name, ["f32"], [F32.nan], ["f32"], ["nnan"]) == POISON
        assert fold(name, ["f32"], [F32.infinity], ["f32"], ["ninf"]) == POISON
    for name in ("maximumf", "maxnumf", "copysign", "remf", "powf", "atan2", "divf"):
        assert fold(name, PAIR, [F32.nan, F32.one], ["f32"], ["nnan"]) == POISON
        assert fold(name, PAIR, [F32.one, F32.infinity], ["f32"], ["ninf"]) == POISON
    for name in ("isnan", "isinf", "isfinite", "isnormal"):
        assert fold(name, ["f32"], [F32.nan], ["i1"], ["nnan"]) == POISON
    assert fold("cmpf.ult", PAIR, [F32.one, F32.nan], ["i1"], ["nnan"]) == POISON
    assert fold("cmpf.olt", PAIR, [F32.one, F32.infinity], ["i1"], ["ninf"]) == POISON
    assert fold("fma", ["f32"] * 3, [F32.one, F32.one, F32.nan], ["f32"], ["nnan"]) == POISON
    assert fold("clampf", ["f32"] * 3, [F32.nan, 0, F32.one], ["f32"], ["nnan"]) == POISON
    assert fold("truncf", ["f64"], [FORMATS["f64"].infinity - 1], ["f32"], ["ninf"]) == POISON
    assert fold("extf", ["f16"], [FORMATS["f16"].nan], ["f32"], ["nnan"]) == POISON
    assert fold("log", ["f32"], [F32.one | F32.sign], ["f32"], ["nnan"]) == POISON
    assert fold("sincos", ["f32"], [F32.infinity], ["f32"] * 2, ["nnan"]) == POISON
    assert fold("fpowi", ["f32", "i32"], [0, 2**32 - 1], ["f32"], ["ninf"]) == POISON


def test_flags_that_permit_other_roundings_make_a_fold_approximate() -> None:
    three = F32.rounded(F32.rational(F32.one) * 3)
    for flag in ("reassoc", "contract"):
        for name in ("addf", "subf", "mulf", "divf"):
            assert fold(name, PAIR, [F32.one, three], ["f32"], [flag])[0] == "approximate"
    assert fold("divf", PAIR, [F32.one, three], ["f32"], ["arcp"])[0] == "approximate"
    assert fold("mulf", PAIR, [F32.one, three], ["f32"], ["arcp"]) == value(three)
    assert fold("sqrt", ["f32"], [F32.one], ["f32"]) == value(F32.one)
    assert fold("sqrt", ["f32"], [F32.one], ["f32"], ["afn"]) == approximate(F32.one)
    assert fold("exp", ["f32"], [0], ["f32"], ["afn"]) == approximate(F32.one)
    assert fold("maximumf", PAIR, [F32.one, three], ["f32"], ["reassoc", "contract", "arcp", "afn"]) == value(three)
    assert fold("cmpf.olt", PAIR, [F32.one, three], ["i1"], ["reassoc", "nsz", "arcp", "contract", "afn"]) == value(1)


def test_nsz_leaves_the_sign_of_zero_open() -> None:
    assert fold("subf", PAIR, [F32.one, F32.one], ["f32"], ["nsz"]) == approximate(0)
    assert fold("divf", PAIR, [F32.one, F32.sign], ["f32"], ["nsz"]) == approximate(F32.minus_infinity)
    assert fold("addf", PAIR, [F32.one, F32.one], ["f32"], ["nsz"]) == value(F32.one + (1 << 23))
    assert fold("cmpf.oeq", PAIR, [0, F32.sign], ["i1"], ["nsz"]) == value(1)


@pytest.mark.parametrize("flag", ["nnan", "ninf", "nsz"])
def test_no_float_passes_through_an_operation_that_is_less_defined(flag: str) -> None:
    for name, constant in [("addf", F32.sign), ("subf", 0), ("mulf", F32.one), ("divf", F32.one)]:
        assert _native.passes_through(name, [], PAIR, ONE_RESULT, 1, constant) == 0
        assert _native.passes_through(name, [flag], PAIR, ONE_RESULT, 1, constant) is None


def test_the_neutral_zero_depends_on_the_rounding_mode() -> None:
    for mode, neutral in [("upward", F32.sign), ("toward_zero", F32.sign), ("downward", 0)]:
        for constant in (0, F32.sign):
            expected = 0 if constant == neutral else None
            assert _native.passes_through("addf", [mode], PAIR, ONE_RESULT, 1, constant) == expected
            opposite = constant ^ F32.sign
            assert _native.passes_through("subf", [mode], PAIR, ONE_RESULT, 1, opposite) == expected


# -- misuse ------------------------------------------------------------------------------------------------------------


def test_what_cannot_be_folded_is_an_error() -> None:
    with pytest.raises(ValueError, match="no scalar operation 'add'"):
        fold("add", ["i8", "i8"], [1, 2], ["i8"])
    with pytest.raises(ValueError, match="no flag 'fast'"):
        fold("addf", PAIR, [0, 0], ["f32"], ["fast"])
    with pytest.raises(ValueError, match="has 2 operands and 1 results"):
        fold("addi", ["i8"], [1], ["i8"])
    with pytest.raises(ValueError, match="takes 2 operands"):
        fold("addi", ["i8", "i8"], [1], ["i8"])
    for pattern in (256, -1, 2**200):
        with pytest.raises(ValueError, match="fit its type's width"):
            fold("addi", ["i8", "i8"], [pattern, 0], ["i8"])
    assert fold("addi", ["f32", "f32"], [0, 0], ["f32"]) == UNFOLDED
    assert fold("divui", ["i128", "i128"], [2**128 - 1, 0], ["i128"]) == UNDEFINED
