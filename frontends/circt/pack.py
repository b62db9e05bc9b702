"""CIRCT's dialects."""

from __future__ import annotations

from frontends.api import DialectPack

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
    ),
)
