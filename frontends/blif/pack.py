"""The language of netlists in BLIF."""

from __future__ import annotations

from frontends.api import Language

LANGUAGES = (Language("BLIF", (".blif",), "model", "frontends.blif.source"),)
