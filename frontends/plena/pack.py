"""The assembly of PLENA."""

from __future__ import annotations

from frontends.api import Language

LANGUAGES = (Language("assembly of PLENA", (".plena",), "kernel", "frontends.plena.source"),)
