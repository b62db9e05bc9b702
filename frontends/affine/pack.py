"""Affine IR, which is known by how its files begin, whatever their suffix."""

from __future__ import annotations

from frontends.api import Language

LANGUAGES = (Language("affine IR", (), "function", "frontends.affine.source", head=r'\s*files "'),)
