"""Circuits with registers as functions of one step, whatever language they are written in."""

from __future__ import annotations

STEPS = (
    "what is compared is what registers hold at first, and one step from every state, registers of one name holding "
    "the same"
)
"""The assumption that such a function carries."""
