"""Operations of upstream dialects, one at a time, do on the machine what they do in native code, on values at the edges
of their types; and each that the frontends take is among them, or has a reason why not.

`python -m tests.frontends.operations` does the same for every element type."""

from __future__ import annotations

import pytest

from frontends.mlir.core.catalogue import operations
from tests.frontends.operations.case import disagreements
from tests.frontends.operations.table import NOT_RUN, NOT_RUN_DIALECTS, RUN_DIALECTS, TABLES, executed


@pytest.mark.parametrize(
    ("table", "element"), [(name, element) for name, table in TABLES.items() for element in table.by_default]
)
def test_operations_do_what_native_code_does(table: str, element: str) -> None:
    assert disagreements(TABLES[table].cases, element, TABLES[table].natively) == {}


def test_every_operation_is_run_or_has_a_reason() -> None:
    taken = {f"{dialect}.{name}" for dialect in RUN_DIALECTS for name in operations()[dialect]}
    ran = executed()
    assert taken - ran - set(NOT_RUN) == set(), "add a case to tests/frontends/operations, or a reason to its table.py"
    assert set(NOT_RUN) & ran == set(), "these are run: take their reasons away"
    assert set(NOT_RUN) <= taken, "these are not taken at all"
    assert not set(NOT_RUN_DIALECTS) & set(RUN_DIALECTS)
    assert set(NOT_RUN_DIALECTS) <= set(operations())
