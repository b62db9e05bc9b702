"""What compilers for Ascend processors leave in programs."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="Ascend",
        dialects={
            "annotation": ("frontends.ascend.annotation",),
        },
    ),
)
