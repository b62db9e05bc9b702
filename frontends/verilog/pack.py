"""The language of structural Verilog."""

from __future__ import annotations

from frontends.api import Language

LANGUAGES = (Language("Verilog", (".v", ".sv"), "module", "frontends.verilog.source"),)
