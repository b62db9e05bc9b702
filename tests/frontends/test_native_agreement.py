"""Programs of every dialect do on the machine what they do as native code."""

from __future__ import annotations

import pytest

from tests.frontends.execution import disagreements
from tests.frontends.native_programs import PROGRAMS


@pytest.mark.parametrize("name", PROGRAMS)
def test_agrees_with_native_code(name: str) -> None:
    text, sizes = PROGRAMS[name]
    assert disagreements(text, sizes=sizes) == []
