"""The equeue dialect."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="EQueue",
        dialects={
            "equeue": (
                "frontends.equeue.components",
                "frontends.equeue.events",
                "frontends.equeue.transfers",
            ),
        },
        tokens=("!equeue.signal",),
    ),
)
