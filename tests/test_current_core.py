"""Commands of the tests refuse to measure with a native core that was built from other sources."""

from __future__ import annotations

import click
import pytest

from interp.errors import StaleCore
from interp.machine import native_sources
from tests.current_core import require_current_core


def test_an_old_core_ends_a_command_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    require_current_core()

    def stale() -> None:
        raise StaleCore("the native core was built from other sources")

    monkeypatch.setattr(native_sources, "require_current", stale)
    with pytest.raises(click.ClickException, match="built from other sources"):
        require_current_core()
