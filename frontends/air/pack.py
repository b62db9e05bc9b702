"""The air dialect."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="AIR",
        dialects={
            "air": (
                "frontends.air.channels",
                "frontends.air.copies",
                "frontends.air.hierarchy",
                "frontends.air.tasks",
            ),
        },
        forms={"air": "frontends.air.syntax"},
    ),
)
