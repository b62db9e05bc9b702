"""The instructions of PIMCOMP, which are JSON: of all JSON, the documents that begin with groups of crossbars."""

from __future__ import annotations

from frontends.api import Language

_HEAD = r'\s*\{\s*"AG_info"'

LANGUAGES = (Language("instructions of PIMCOMP", (".json",), "network", "frontends.pimcomp.source", head=_HEAD),)
