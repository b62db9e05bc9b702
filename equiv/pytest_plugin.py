"""The plugin for pytest: a fixture `assert_equivalent`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from equiv.verdict import Verdict


@pytest.fixture(scope="session")
def assert_equivalent() -> Callable[..., Verdict]:
    """`assert_equivalent(source, target, **options)`, as in `equiv.testing`."""
    from equiv.installation import require_own_packages

    require_own_packages()
    from equiv.testing import assert_equivalent

    return assert_equivalent
