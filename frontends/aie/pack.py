"""The aie and aiex dialects, and airrt, which drives the same devices."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="AIE",
        dialects={
            "aie": (
                "frontends.aie.configuration",
                "frontends.aie.core",
                "frontends.aie.dma",
                "frontends.aie.fifos",
                "frontends.aie.sequence",
                "frontends.aie.switches",
                "frontends.aie.transfers",
            ),
            "aiex": (
                "frontends.aie.host",
                "frontends.aie.sequence",
            ),
            "airrt": ("frontends.aie.airrt",),
        },
        forms={
            "aie": "frontends.aie.syntax",
            "aiex": "frontends.aie.aiex_syntax",
            "airrt": "frontends.air.airrt_syntax",
        },
    ),
)
