"""Every row of the tables of numeric identities, at every level."""

from __future__ import annotations

import pytest

from equiv.request.options import DEFAULT_QUERY
from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, UNKNOWN
from tests.equiv.pairs import check
from tests.equiv.solver.identities import arithmetic, conversions, flags, integers, order
from tests.equiv.solver.identities import functions as function_table
from tests.equiv.solver.identities.row import Row, functions

TABLES = {
    "arithmetic": arithmetic.ROWS,
    "order": order.ROWS,
    "functions": function_table.ROWS,
    "conversions": conversions.ROWS,
    "integers": integers.ROWS,
    "flags": flags.ROWS,
}
LITTLE = 100_000  # of the solver's work, where it has no theory of the functions or gives up in the end
ROWS = {f"{topic}: {row.name}": row for topic, rows in TABLES.items() for row in rows}


def wanted(row: Row, level: str) -> str:
    """The verdict on a row where only equality at `level`, or a stronger one, passes."""
    if level in row.unknown:
        return UNKNOWN
    if row.holds_at(level):
        return EQUIVALENT
    # Below bitwise only real numbers that differ refute, and they do not where a weaker level holds.
    return UNKNOWN if row.holds is not None and level != LEVELS[0] else DIFFERENT


def told_apart(row: Row) -> tuple[str, ...]:
    """The levels that need a check of their own: what holds at one level passes at all weaker ones."""
    if row.holds is None:
        return (LEVELS[0], LEVELS[-1])
    return LEVELS[: LEVELS.index(row.holds) + 1] if not row.unknown else LEVELS


@pytest.mark.parametrize("name", ROWS)
def test_row(name: str) -> None:
    row = ROWS[name]
    source, target = functions(row)
    elementary = name.startswith("functions")
    for level in told_apart(row):
        hopeless = elementary or level in row.unknown
        verdict = check(source, target, accept=(level,), solver_limit=LITTLE if hopeless else DEFAULT_QUERY)
        assert not (verdict.verdict == EQUIVALENT and not row.holds_at(level)), f"{level}: a wrong proof"
        assert not (verdict.verdict == DIFFERENT and row.holds_at(level)), f"{level}: a wrong refutation"
        if elementary and level == LEVELS[0] and verdict.verdict == UNKNOWN:
            continue  # a library's last bits refute nothing
        assert verdict.verdict == wanted(row, level), (level, verdict.reasons, verdict.notes)


def test_the_tables_are_large_and_mostly_settled() -> None:
    assert len(ROWS) == sum(map(len, TABLES.values())) >= 150
    open_identities = [row for row in ROWS.values() if any(row.holds_at(level) for level in row.unknown)]
    assert len(open_identities) <= len(ROWS) / 15
