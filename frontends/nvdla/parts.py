"""The parts of a file: one trace, or, with a line `//--- NAME` before each as LLVM's `split-file` has it, traces and
the MLIR of the host that plays them.

A trace does not say for which configuration of NVDLA it is; its path does, as in NVDLA's own tests, which lie in a
folder for each. Here a folder or a part of the name between dots is the configuration's."""

from __future__ import annotations

import re

from msgspec import Struct

from frontends.errors import SyntaxProblem, Unsupported
from frontends.reading import place_of

_MARK = re.compile(r"^//---[ \t]*(\S+)[ \t]*\n", re.MULTILINE)
_WORDS = re.compile(r"[./]")
_TRACE = "cfg"
_CONFIGURATION = "nv_small"  # atoms of 8 bytes, 8 channels and 8 kernels at a time, bytes only


class Part(Struct, frozen=True):
    """`text[start:end]`; `name` is that of the function that a trace becomes."""

    name: str
    start: int
    end: int
    is_trace: bool


def split(text: str, file: str) -> list[Part]:
    """Raises `SyntaxProblem`, and `Unsupported` for a trace of another configuration."""
    marks = list(_MARK.finditer(text))
    if not marks:
        return [_part(text, file, file, 0, len(text))]
    if text[: marks[0].start()].strip():
        raise SyntaxProblem("text before the first part; begin it with '//--- NAME'", place_of(text, 0, file))
    ends = [*(mark.start() for mark in marks[1:]), len(text)]
    parts = [_part(text, file, mark[1], mark.end(), end) for mark, end in zip(marks, ends, strict=True)]
    names = [part.name for part in parts if part.is_trace]
    for mark, part in zip(marks, parts, strict=True):
        if part.is_trace and names.count(part.name) > 1:
            raise SyntaxProblem(f"two traces are called '{part.name}'", place_of(text, mark.start(), file))
    return parts


def _part(text: str, file: str, path: str, start: int, end: int) -> Part:
    words = _WORDS.split(path)
    if words[-1] != _TRACE:
        return Part("", start, end, False)
    if _CONFIGURATION not in words:
        what = f"a trace of another configuration than {_CONFIGURATION}: name it NAME.{_CONFIGURATION}.{_TRACE}"
        raise Unsupported("trace", place_of(text, start, file), what)
    name = path.rpartition("/")[2].partition(".")[0]
    return Part(re.sub(r"\W", "_", name), start, end, True)
