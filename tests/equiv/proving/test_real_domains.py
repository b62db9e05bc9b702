"""Level real: a target has a value wherever the source has one. Pairs of equal functions of which one has gaps."""

from __future__ import annotations

from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN
from tests.equiv.pairs import check
from tests.equiv.solver.identities.row import Row, functions

SIGMOID = "divf(1.0, addf(1.0, exp(negf(x))))"
VARIANCE = "addf(mulf(subf(x, y), subf(x, y)), 1.0)"  # never zero, and one sees it
EXPANDED = "addf(addf(subf(mulf(x, x), mulf(mulf(x, y), 2.0)), mulf(y, y)), 1.0)"  # the same, and one does not
MASKED = "select(olt(y, 0.0), x, -inf)"

# name: source, target, the verdict at level real
PAIRS: dict[str, tuple[str, str, str]] = {
    # The target divides, and so on, by what may be zero; the source does not.
    "a cancelled divisor": ("x", "divf(mulf(x, y), y)", DIFFERENT),
    "a square of a root": ("x", "mulf(sqrt(x), sqrt(x))", DIFFERENT),
    "an exponential of a logarithm": ("x", "exp(log(x))", UNKNOWN),
    "a square of a reciprocal root": ("divf(1.0, x)", "mulf(rsqrt(x), rsqrt(x))", UNKNOWN),
    "a negative power that cancels": ("x", "mulf(mulf(x, x), powf(x, -1.0))", UNKNOWN),
    "a divisor of another quotient": ("addf(divf(x, y), z)", "divf(addf(x, mulf(y, z)), y)", EQUIVALENT),
    "a divisor on one side of a select": (
        "select(oeq(y, 0.0), x, x)", "select(oeq(y, 0.0), x, divf(mulf(x, y), y))", UNKNOWN
    ),
    "a divisor that a select guards in the source": (
        "select(oeq(y, 0.0), x, divf(mulf(x, y), y))", "divf(mulf(x, y), y)", DIFFERENT
    ),
    "a divisor that a select guards in both": (
        "select(oeq(y, 0.0), x, divf(z, y))", "select(oeq(y, 0.0), x, mulf(z, divf(1.0, y)))", EQUIVALENT
    ),
    "an arc sine that cancels": ("y", "addf(subf(asin(x), asin(x)), y)", UNKNOWN),
    "a fact from where another root is defined": (
        "addf(x, subf(sqrt(z), sqrt(z)))", "divf(mulf(x, addf(z, 1.0)), addf(mulf(sqrt(z), sqrt(z)), 1.0))", EQUIVALENT
    ),
    "a fact that holds only where a root is defined": (
        "x", "divf(mulf(x, addf(z, 1.0)), addf(z, 1.0))", UNKNOWN
    ),
    # The same conditions, written in other ways.
    "factors of a divisor": ("divf(x, mulf(y, z))", "divf(divf(x, y), z)", EQUIVALENT),
    "a scaled divisor": ("divf(x, mulf(y, 2.0))", "mulf(divf(x, y), 0.5)", EQUIVALENT),
    "the opposite divisor": ("divf(x, subf(y, z))", "negf(divf(x, subf(z, y)))", EQUIVALENT),
    "a reciprocal root of a divisor": ("rsqrt(x)", "divf(1.0, sqrt(x))", EQUIVALENT),
    "one of the source's divisors": ("divf(mulf(x, y), mulf(y, z))", "divf(x, z)", EQUIVALENT),
    # No conditions at all.
    "a divisor that is positive": (SIGMOID, "divf(exp(x), addf(exp(x), 1.0))", EQUIVALENT),
    "a divisor that only the source shows to be positive": (
        f"divf(z, {VARIANCE})", f"divf(z, {EXPANDED})", EQUIVALENT
    ),
    "a root that only the source shows to be of a positive number": (
        f"mulf(z, rsqrt({VARIANCE}))", f"divf(z, sqrt({EXPANDED}))", EQUIVALENT
    ),
    # Infinities that the program itself brings in.
    "zero times what may be infinite": ("0.0", f"mulf({MASKED}, 0.0)", UNKNOWN),
    "what may be infinite, minus itself": ("z", f"addf(z, subf({MASKED}, {MASKED}))", UNKNOWN),
    "an infinity that is compared": ("select(oeq(select(olt(y, 0.0), x, inf), inf), z, x)", "x", DIFFERENT),
    "a masked exponential": (f"exp(subf({MASKED}, z))", f"divf(exp({MASKED}), exp(z))", EQUIVALENT),
    "a maximum that may be minus infinity": (
        f"exp({MASKED})", f"mulf(exp(subf({MASKED}, {MASKED})), exp({MASKED}))", UNKNOWN
    ),
    "an infinity that flags exclude": ("x", "maximumf[ninf](x, -inf)", DIFFERENT),
}  # fmt: skip


def test_what_is_open_is_said() -> None:
    name = "a divisor on one side of a select"
    verdict = check(*functions(Row(name, *PAIRS[name][:2], None)), accept=("real",))
    assert any("where the source does not" in reason.message for reason in verdict.reasons)
