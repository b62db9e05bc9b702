"""The data layouts that a text names, held to the one that the layouts of types take.

Sources: LLVM Language Reference, "Data Layout", and MLIR's "Data Layout Modeling"."""

from __future__ import annotations

import re

from frontends.errors import Unsupported
from frontends.mlir.core.layout import UnsupportedLayout, layout_of
from frontends.reading import place_of

_SPECIFICATION = re.compile(r"\bdl_spec<")
_STRING = re.compile(r'\bllvm\.data_layout"?\s*=\s*"([^"]*)"')
_ENDIANNESS = re.compile(r'"?dlti\.endianness"?\s*[,=]\s*"(\w+)"')
# A number or a pointer with its alignment, or the size and the alignment of a pointer.
_ENTRY = re.compile(
    r"(?<![\w.])(!llvm\.ptr|[if]\d+|bf16)\s*[,=]\s*dense<\[?\s*(\d+)\s*(?:,\s*(\d+)[\s,\d]*)?\]?>\s*:\s*vector<\dxi\d+>"
)
_OF_NUMBERS = re.compile(r"([ifv])(\d+):(\d+)(?::\d+)*")
_OF_POINTERS = re.compile(r"p0?:(\d+)(?::(\d+))?(?::\d+)*")
_WIDE_IN_A_STRUCT = re.compile(r"struct<[^>]*\bi64\b")
# An integer of 64 bits in memory of which the text says no alignment.
_WIDE_BY_DEFAULT = re.compile(
    r"^(?!.*\balignment\b).*\bllvm\.(?:load|store|alloca|atomicrmw|cmpxchg|mlir\.global)\b.*\bi64\b", re.MULTILINE
)
# A name for them, by which neither of these tells where they are.
_NAMED_WIDE = re.compile(r"^\s*![\w.$-]+\s*=\s*i64\b", re.MULTILINE)
HALVED = re.compile(
    r"""\bllvm\.data_layout"?\s*=\s*"(?:[^"]*\bi64:32\b|(?![^"]*\bi64:))[^"]*"
        | \bdl_spec<[^{}]*(?<![\w.])i64\s*[,=]\s*dense<\[?\s*32\b""",
    re.VERBOSE,
)
"""A data layout that aligns integers of 64 bits to 32."""

_HALF = 32
_POINTER = 64


def require_data_layouts(text: str, file: str) -> None:
    """Raises `Unsupported` where a data layout says that types lie in memory as they do not here: big endian, pointers
    of other sizes, or numbers of other alignments."""
    if "dl_spec" not in text and "data_layout" not in text:
        return
    for found in _SPECIFICATION.finditer(text):
        end = text.find("}", found.end())
        group = text[found.end() : end if end >= 0 else len(text)]
        endianness = _ENDIANNESS.search(group)
        if endianness is not None and endianness.group(1) != "little":
            raise _refused(text, found.start(), file, f"{endianness.group(1)} endian")
        for entry in _ENTRY.finditer(group):
            name, first, second = entry.groups()
            bits = int(second or first) if name == "!llvm.ptr" else int(first)
            if name == "i64" and bits == _HALF and not _depends_on_wide(text):
                continue
            if bits != _alignment(name) or (name == "!llvm.ptr" and int(first) != _POINTER):
                raise _refused(text, found.end() + entry.start(), file, f"{name} of {bits} bits")
    for found in _STRING.finditer(text):
        for part in found.group(1).split("-"):
            if not _is_known(part) and (part.partition(":")[0] != "i64" or _depends_on_wide(text)):
                raise _refused(text, found.start(), file, f"'{part}'")
        if "i64:" not in found.group(1) and _depends_on_wide(text):
            raise _refused(text, found.start(), file, "integers of 64 bits that are aligned to 32")


def _depends_on_wide(text: str) -> bool:
    """Whether the alignment of integers of 64 bits decides where a field of a struct is, or what an access says of its
    address. LLVM's own layout, which `mlir-translate` writes where a program names none, aligns them to 32 bits."""
    return any(each.search(text) for each in (_WIDE_IN_A_STRUCT, _WIDE_BY_DEFAULT, _NAMED_WIDE))


def _is_known(part: str) -> bool:
    """Whether a part of LLVM's string says nothing of what lies in memory, or what is so here. Of pointers in spaces
    of their own nothing is taken for granted."""
    if part == "E":
        return False
    pointer, number = _OF_POINTERS.fullmatch(part), _OF_NUMBERS.fullmatch(part)
    if pointer is not None:
        return int(pointer.group(1)) == _POINTER == int(pointer.group(2) or _POINTER)
    if number is None:
        return True
    kind, width, bits = number.group(1), int(number.group(2)), int(number.group(3))
    if kind == "v":
        return bits == 1 << (width - 1).bit_length()
    return bits == _alignment(f"{kind}{width}")


def _alignment(name: str) -> int:
    """That of a type, in bits; 0 where there is none."""
    try:
        return 8 * layout_of(name).alignment
    except UnsupportedLayout:
        return 0


def _refused(text: str, offset: int, file: str, what: str) -> Unsupported:
    return Unsupported("dlti.dl_spec", place_of(text, offset, file), f"a data layout with {what}")
