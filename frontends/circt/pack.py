"""CIRCT's dialects."""

from __future__ import annotations

from frontends.api import DialectPack, EntryKind

_AGGREGATE = "frontends.circt.hw.aggregates:convert"

DIALECTS = (
    DialectPack(
        name="CIRCT",
        dialects={
            "aig": ("frontends.circt.hw.combinational",),
            "comb": ("frontends.circt.hw.combinational",),
            "datapath": ("frontends.circt.hw.combinational",),
            "handshake": ("frontends.circt.handshake.dynamatic",),
            "hw": ("frontends.circt.hw.combinational",),
            "hwarith": ("frontends.circt.hw.combinational",),
            "ltl": ("frontends.circt.ltl.operations",),
            "synth": ("frontends.circt.hw.combinational",),
        },
        forms={
            "aig": "frontends.circt.hw.comb_syntax",
            "calyx": "frontends.circt.calyx.syntax",
            "comb": "frontends.circt.hw.comb_syntax",
            "datapath": "frontends.circt.hw.rows",
            "dbg": "frontends.circt.hw.syntax",
            "emit": "frontends.circt.hw.syntax",
            "fsm": "frontends.circt.hw.fsm_syntax",
            "handshake": "frontends.circt.handshake.syntax",
            "hw": "frontends.circt.hw.syntax",
            "hwarith": "frontends.circt.hw.syntax",
            "ltl": "frontends.circt.ltl.syntax",
            "seq": "frontends.circt.hw.seq_syntax",
            "sv": "frontends.circt.hw.sv_syntax",
            "synth": "frontends.circt.hw.comb_syntax",
        },
        types={
            **{
                f"!hw.{each}<": _AGGREGATE
                for each in ("array", "enum", "int", "struct", "typealias", "uarray", "union")
            },
            "!handshake.channel<": "frontends.circt.handshake.dynamatic:convert",
            "!ltl.property": "frontends.circt.ltl.operations:convert",
            "!ltl.sequence": "frontends.circt.ltl.operations:convert",
            "!seq.clock": "frontends.circt.hw.clocks:convert",
        },
        mutations=("frontends.circt.mutations:CircuitEdits",),
        entries=(
            EntryKind("calyx.component", "frontends.circt.entries:Component"),
            EntryKind("calyx.comb_component", "frontends.circt.entries:Component"),
            EntryKind("hw.module", "frontends.circt.entries:Module"),
            EntryKind("sv.func", "frontends.circt.entries:Function"),
            EntryKind("fsm.machine", "frontends.circt.entries:Machine"),
            EntryKind("handshake.func", "frontends.circt.entries:Network"),
        ),
    ),
)
