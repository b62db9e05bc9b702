"""Commands of the tests whose figures an old native core would make empty: they end with a message instead."""

from __future__ import annotations

import click

from interp.errors import StaleCore


def require_current_core() -> None:
    """Raises `click.ClickException` where the native core was built from other sources than those here."""
    try:
        from interp.machine.native_sources import require_current

        require_current()
    except StaleCore as problem:
        raise click.ClickException(str(problem)) from None
