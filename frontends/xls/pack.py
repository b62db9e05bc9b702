"""The IR of XLS."""

from __future__ import annotations

from frontends.api import Language

LANGUAGES = (Language("XLS IR", (".xlsir",), "function", "frontends.xls.source"),)
