"""Which z3 answers queries."""

from __future__ import annotations


def z3_version() -> str | None:
    """None where z3 is not installed."""
    try:
        import z3
    except ImportError:
        return None
    return str(z3.get_version_string())
