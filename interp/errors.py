"""What keeps the machine from running at all."""

from __future__ import annotations


class StaleCore(ImportError):
    """The native core was built from other sources than those that stand beside it."""
