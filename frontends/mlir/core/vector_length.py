"""Scalable vectors: those whose length is a multiple, vscale, of what their types say. The machine that runs a program
chooses it, once for all vectors; a program is lowered for one number."""

from __future__ import annotations

import re

DEFAULT_VSCALE = 2  # at one, most of what is wrong with a scalable vector is right

_SCALABLE = re.compile(r"(?<=[<x])\[(\d+)\](?=x)")


def is_scalable(text: str) -> bool:
    """Whether a printed type is that of a scalable vector, or has one as a part."""
    return "[" in text and _SCALABLE.search(text) is not None


def of_fixed_length(text: str, vscale: int) -> str:
    """A printed type, each of whose vectors is as long as it is for one `vscale`."""
    if '"' in text:  # the name of a struct may look like a vector
        return text
    return _SCALABLE.sub(lambda found: str(int(found[1]) * vscale), text)
