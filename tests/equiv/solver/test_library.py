"""Functions of constants: the nearest numbers, beside what the library of this machine gives."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from equiv.solver.library import nearest
from interp import ir
from interp.ir.floats import FLOAT_FORMATS
from interp.machine.terms import Term, TermKind

F32, F64, I32 = ir.Scalar("f32"), ir.Scalar("f64"), ir.Scalar("i32")
FUNCTIONS: dict[str, Callable[..., float]] = {
    **{name: getattr(math, name) for name in ("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh")},
    **{name: getattr(math, name) for name in ("exp", "exp2", "expm1", "log2", "log10", "log1p", "erf", "erfc", "cbrt")},
    "log": math.log,
    "atan2": math.atan2,
    "powf": math.pow,
    "rsqrt": lambda x: 1 / math.sqrt(x),
}


def _constant(number: float, type: ir.Scalar) -> Term:
    return Term(TermKind.CONSTANT, type, bits=FLOAT_FORMATS[type.name].from_float(number))


def _function(name: str, *operands: Term, flags: tuple[str, ...] = ()) -> Term:
    return Term(TermKind.OPERATION, operands[0].type, name=name, operands=operands, flags=flags)


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_a_function_is_what_the_library_gives_up_to_its_last_bit(name: str) -> None:
    random_ = random.Random(name)
    format_ = FLOAT_FORMATS["f64"]
    known = 0
    for _ in range(40):
        count = 2 if name in ("atan2", "powf") else 1
        numbers = [random_.choice((-1, 1)) * 2 ** random_.uniform(-20, 6) for _ in range(count)]
        found = nearest(_function(name, *(_constant(each, F64) for each in numbers)))
        try:
            expected = FUNCTIONS[name](*numbers)
        except (ValueError, OverflowError):
            assert found is None
            continue
        if found is not None:
            known += 1
            assert abs(format_.to_float(found) - expected) <= 4 * math.ulp(expected), (name, numbers)
    assert known >= 8


def test_what_is_exact_is_found_and_what_has_no_value_is_not() -> None:
    one = FLOAT_FORMATS["f32"].one
    assert nearest(_function("log10", _constant(10.0, F32))) == one
    assert nearest(_function("exp2", _constant(1000.0, F32))) == FLOAT_FORMATS["f32"].infinity
    three = Term(TermKind.CONSTANT, I32, bits=3)
    power = _function("fpowi", _constant(-2.0, F32), three)
    assert nearest(power) == FLOAT_FORMATS["f32"].from_float(-8.0)
    outside = (("log", 0.0), ("log", -1.0), ("sin", math.inf), ("sin", 0.0), ("asin", 2.0), ("exp", math.nan))
    for name, number in outside:
        assert nearest(_function(name, _constant(number, F32))) is None
    assert nearest(_function("sin", _constant(1.0, F32), flags=("afn",))) is None
    assert nearest(_function("sin", Term(TermKind.INPUT, F32))) is None
    assert nearest(_function("addf", _constant(1.0, F32), _constant(1.0, F32))) is None


@pytest.mark.parametrize(
    ("base", "exponent", "expected"), [(2.0, -3, 0.125), (2.0, 3, 8.0), (-2.0, -1, -0.5), (0.5, 0, 1.0)]
)
def test_an_integer_power_is_of_a_signed_number(base: float, exponent: int, expected: float) -> None:
    power = Term(TermKind.CONSTANT, I32, bits=exponent % (1 << 32))
    assert nearest(_function("fpowi", _constant(base, F32), power)) == FLOAT_FORMATS["f32"].from_float(expected)
