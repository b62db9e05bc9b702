"""The aie and aiex dialects, and airrt, which drives the same devices."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind

_SEQUENCE = "frontends.aie.entries:Sequence"

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
                "frontends.aie.traces",
                "frontends.aie.transfers",
            ),
            "aiex": (
                "frontends.aie.host",
                "frontends.aie.registers",
                "frontends.aie.sequence",
            ),
            "aievec": ("frontends.aie.first_generation", "frontends.aie.vectors"),
            "aievec_aie1": ("frontends.aie.first_generation",),
            "xllvm": ("frontends.aie.intrinsics",),
            "airrt": ("frontends.aie.airrt",),
        },
        forms={
            "aie": "frontends.aie.syntax",
            "aievec": "frontends.aie.syntax.vectors",
            "aievec_aie1": "frontends.aie.syntax.vectors",
            "aiex": "frontends.aie.syntax.aiex",
            "airrt": "frontends.air.airrt_syntax",
        },
        entries=(
            EntryKind("aie.runtime_sequence", _SEQUENCE, called=False, otherwise="sequence"),
            EntryKind("aiex.runtime_sequence", _SEQUENCE, called=False, otherwise="sequence"),
            EntryKind("func.func", "frontends.aie.entries:Host", mention=r"\b(?:airrt|aiex)\."),
        ),
        tokens=("!airrt.event",),
        waits={"!airrt.event": "airrt.wait_all"},
        tables=("aie.device",),
        parts=("aie", "aiex"),
        meaningful=("aie", "aiex", "airrt"),
        index_widths={"aie.device": 32},
    ),
)
