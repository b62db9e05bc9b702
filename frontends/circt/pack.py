"""CIRCT's dialects."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind

DIALECTS = (
    DialectPack(
        name="CIRCT",
        dialects={
            "aig": ("frontends.circt.hw.combinational",),
            "comb": ("frontends.circt.hw.combinational",),
            "hw": ("frontends.circt.hw.combinational",),
            "hwarith": ("frontends.circt.hw.combinational",),
            "synth": ("frontends.circt.hw.combinational",),
        },
        mutations=("frontends.circt.mutations:CircuitEdits",),
        entries=(
            EntryKind("calyx.component", "frontends.circt.entries:Component"),
            EntryKind("hw.module", "frontends.circt.entries:Module"),
            EntryKind("fsm.machine", "frontends.circt.entries:Machine"),
            EntryKind("handshake.func", "frontends.circt.entries:Network"),
        ),
    ),
)
