"""Triton's dialects."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="Triton",
        dialects={
            "amdg": (
                "frontends.triton.atomics",
                "frontends.triton.tiles",
            ),
            "tt": (
                "frontends.triton.atomics",
                "frontends.triton.program",
                "frontends.triton.reductions",
                "frontends.triton.scalars",
                "frontends.triton.tiles",
            ),
            "ttg": (
                "frontends.triton.shared",
                "frontends.triton.tiles",
            ),
        },
    ),
)
