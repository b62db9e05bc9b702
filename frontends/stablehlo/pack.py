"""The stablehlo dialect."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="StableHLO",
        dialects={"stablehlo": ("frontends.stablehlo.operations",)},
        forms={"stablehlo": "frontends.stablehlo.syntax"},
    ),
)
