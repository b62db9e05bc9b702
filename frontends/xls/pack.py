"""The IR of XLS, and its dialect of MLIR."""

from __future__ import annotations

from frontends.api import DialectPack, Language

LANGUAGES = (Language("XLS IR", (".xlsir",), "function", "frontends.xls.source"),)
DIALECTS = (
    DialectPack(
        name="XLS",
        dialects={"xls": ("frontends.xls.elementwise", "frontends.xls.arrays")},
        forms={"xls": "frontends.xls.dialect_syntax"},
        types={"!xls.array<": "frontends.xls.arrays:convert"},
        scope="frontends.xls.arrays:Arrays",
        function_labels=("xls",),  # whether XLS is to compile a function
    ),
)
