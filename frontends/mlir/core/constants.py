"""Constant attributes as bit patterns."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from math import prod
from typing import Any

from frontends.errors import Unmodelled
from interp import ir
from interp.ir.floats import FLOAT_FORMATS, IEEE_FORMATS, NARROW_FORMATS
from interp.ir.types import row_major

_ELEMENT = re.compile(r"0x[0-9A-Fa-f]+|[-+]?\d[\d.]*(?:[eE][-+]?\d+)?")
_SPARSE = re.compile(
    r"sparse<(?:(?P<indices>\[\[.*?\]\]|\d+), (?P<values>\[.*\]|[^\[\]]+))?>"
    r" : (?:tensor|vector)<(?P<sizes>(?:\d+x)+)[^<>]+>"
)
_SPARSE_ELEMENT = re.compile(f"{_ELEMENT.pattern}|true|false")
_INNERMOST, _INDEX = re.compile(r"\[[^\[\]]*\]"), re.compile(r"\d+")
_TRUTHS = {"true": "1", "false": "0"}

_MOST_ELEMENTS = 1 << 27  # of a constant: each takes eight bytes of Python's and 16 of the machine's


_WITH_ZERO = (IEEE_FORMATS | {name: each for name, each in NARROW_FORMATS.items() if each.is_signed}).keys()
"""Formats whose pattern of no bits is 0; of those of at most eight bits no other number is a constant here."""


_KEY = re.compile(r"[\w$.]+")
_STRING = r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
_LEXEMES = re.compile(rf"{_STRING}|//[^\n]*|\{{-#")
_METADATA_LEXEMES = re.compile(rf"{_STRING}|//[^\n]*|#-\}}|[\w$.-]+|[^\s]")
_ELIDED = "__elided__"  # the key under which MLIR prints whatever is too large to be printed


class UnsupportedConstant(Unmodelled):
    """A constant whose bits cannot be told; the message says which."""


class UnknownResource(UnsupportedConstant):
    """A resource, of this `key`, whose data the file does not hold."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"the resource '{key}', whose data the file does not hold")


def bits_of(attribute: Any, type: ir.Scalar) -> int:
    """The pattern of an integer, bool or float attribute. Raises `UnsupportedConstant`."""
    if type.is_integer:
        if isinstance(attribute.value, float):
            raise UnsupportedConstant(f"the number {attribute} for an integer")
        return int(attribute.value) & ((1 << type.width) - 1)
    text = str(attribute)
    if text.startswith("0x") and type.name in FLOAT_FORMATS:  # how NaN and infinities are printed, with their payload
        return int(text.split(" ")[0], 16)
    return float_bits(attribute.value, type)


def float_bits(value: float, type: ir.Scalar) -> int:
    """The pattern of the number of `type` that is nearest to `value`, and even where two are. Raises
    `UnsupportedConstant`."""
    if type.name in _WITH_ZERO and value == 0 and math.copysign(1.0, value) > 0:
        return 0
    if type.name not in FLOAT_FORMATS:
        raise UnsupportedConstant(f"a constant of type {type}")
    return FLOAT_FORMATS[type.name].from_float(value)


def dense_bits(attribute: Any, type: ir.Scalar, count: int, text: str) -> list[int]:
    """The patterns of `count` elements in row-major order; `text` is the file, which may hold the attribute's data in
    its resources. Raises `UnsupportedConstant`."""
    if count > _MOST_ELEMENTS:
        raise UnsupportedConstant(f"a constant of {count:,} elements")
    if getattr(attribute, "is_splat", False):
        return [bits_of(attribute.get_splat_value(), type)] * count
    if not type.is_integer and type.name not in FLOAT_FORMATS:
        raise UnsupportedConstant(f"a constant of type {type}")
    resource = re.match(r"dense_resource<\s*([^>]+?)\s*>", str(attribute)) if count else None
    if resource is not None:
        data = _resource(resource.group(1).strip('"'), text)
    else:
        try:
            data = memoryview(attribute).tobytes()
        except (TypeError, BufferError):
            return _printed_bits(attribute, type, count)
    # One byte holds one element at least, i1 included.
    width = max(1, 1 << max(0, (type.width - 1).bit_length() - 3))
    if len(data) != width * count:
        raise UnsupportedConstant(f"{len(data)} bytes for {count} elements of type {type}")
    mask = (1 << type.width) - 1
    return [int.from_bytes(data[start : start + width], "little") & mask for start in range(0, width * count, width)]


def _printed_bits(attribute: Any, type: ir.Scalar, count: int) -> list[int]:
    """The patterns of elements of a type, or in a form, that Python's buffers do not know, from how the attribute
    prints."""
    text = str(attribute)
    elements = _ELEMENT.findall(text.rpartition(" : ")[0])
    sparse = _SPARSE.fullmatch(text)
    if sparse is not None:
        found = _sparse_bits(sparse, type, count)
        if found is not None:
            return found
    if not text.startswith("dense<") or len(elements) != count or '"' in text:
        raise UnsupportedConstant(f"elements of type {type} in {_shortened(attribute)}")
    return [_element_bits(each, type) for each in elements]


def _element_bits(text: str, type: ir.Scalar) -> int:
    if type.is_integer:
        return int(_TRUTHS.get(text, text), 0) & ((1 << type.width) - 1)
    return int(text, 16) if text.startswith("0x") else float_bits(float(text), type)


def _sparse_bits(printed: re.Match[str], type: ir.Scalar, count: int) -> list[int] | None:
    """The patterns of elements of which those at some indices are told, or one number for all of these, and others are
    zero (MLIR, Builtin Dialect, `SparseElementsAttr`). None where an index is told twice, or none of the shape's."""
    sizes = [int(each) for each in printed["sizes"].split("x")[:-1]]
    indices = printed["indices"] or ""
    if indices.isdecimal():  # all indices are this one
        indices = f"[{', '.join([indices] * len(sizes))}]"
    places = [[int(each) for each in _INDEX.findall(part)] for part in _INNERMOST.findall(indices)]
    values = _SPARSE_ELEMENT.findall(printed["values"] or "")
    values = values * len(places) if len(values) == 1 else values
    if prod(sizes) != count or len(values) != len(places) or '"' in printed[0]:
        return None
    found = [float_bits(0.0, type) if type.is_float else 0] * count
    seen = set[int]()
    for place, value in zip(places, values, strict=True):
        if len(place) != len(sizes) or any(each >= size for each, size in zip(place, sizes, strict=True)):
            return None
        at = sum(each * stride for each, stride in zip(place, row_major(sizes), strict=True))
        if at in seen:
            return None
        seen.add(at)
        found[at] = _element_bits(value, type)
    return found


def complex_bits(printed: str, type: ir.Scalar, count: int) -> list[int]:
    """The patterns of the `count` parts of complex elements, from how the attribute prints: the bindings do not read
    it. Raises `UnsupportedConstant`."""
    elements = printed.removeprefix("dense<").partition(">")[0] if printed.startswith("dense<") else ""
    parts = [int(each, 16) if each.startswith("0x") else float_bits(float(each), type)
             for each in _ELEMENT.findall(elements)]  # fmt: skip
    if '"' in elements or type.is_integer or len(parts) not in (2, count):
        raise UnsupportedConstant(f"complex numbers of type {type} in dense<{elements[:40]}>")
    return parts if len(parts) == count else parts * (count // 2)


def _resource(key: str, text: str) -> bytes:
    """A blob of the file's resources: four bytes of alignment, then the data. Raises `UnsupportedConstant`."""
    metadata = _metadata(text)
    held = [value for *where, value in _entries(metadata) if where == ["dialect_resources", "builtin", key]]
    is_told = "\\" not in metadata
    if is_told and len(held) == 1 and re.fullmatch(r'"0x(?:[0-9A-Fa-f]{2})*"', held[0]):
        return bytes.fromhex(held[0][3:-1])[4:]
    if not is_told or held or _KEY.fullmatch(key) is None or key == _ELIDED or key in metadata:
        raise UnsupportedConstant(f"the resource '{key}', whose data is not read")
    raise UnknownResource(key)


def _metadata(text: str) -> str:
    """What stands behind the `{-#` that is in no comment and in no string. Raises `UnsupportedConstant` where there are
    several."""
    if "{-#" not in text:
        return ""
    marks = [each.end() for each in _LEXEMES.finditer(text) if each[0] == "{-#"]
    if len(marks) > 1:
        raise UnsupportedConstant("a resource of a file with several dictionaries of metadata")
    return text[marks[0] :] if marks else ""


def _entries(metadata: str) -> Iterator[list[str]]:
    """What a dictionary of metadata holds: the keys that lead to a value, without quotes, and the value."""
    where: list[str] = []
    key = before = ""
    for lexeme in _METADATA_LEXEMES.findall(metadata):
        if lexeme == "#-}":
            return
        if lexeme.startswith("//"):
            continue
        if lexeme == "{":
            where.append(key)
        elif lexeme == "}":
            del where[-1:]
        elif lexeme == ":":
            key = before.strip('"')
        elif before == ":":
            yield [*where, key, lexeme]
        before = lexeme


def _shortened(attribute: Any) -> str:
    text = str(attribute)
    return text if len(text) <= 60 else text[:57] + "..."
