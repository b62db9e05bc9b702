"""How types of the LLVM dialect lie in memory, by the data layout that LLVM takes for 64 bits where none is given.

A type is a flat list of scalars, its leaves, in the order of its fields and elements.
"""

from __future__ import annotations

import re

from msgspec import Struct

from frontends.mlir.core.sparse import SPECIFIER, struct_of_specifier
from interp import ir
from interp.text.cursor import Cursor
from interp.text.lexer import SKIPPED, Lexer
from interp.text.source import Source

_FLOATS = {"f16": 2, "bf16": 2, "f32": 4, "f64": 8, "f80": 16, "f128": 16}
# Formats of one byte, and of less, of which it is open how they lie in memory (BuiltinTypes.td).
_OF_A_BYTE = frozenset(
    ("f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU")
)
_OF_BITS = frozenset(("f4E2M1FN", "f6E2M3FN", "f6E3M2FN"))
_NAMES = {"x86_fp80": "f80", "fp128": "f128"}
_MATRIX = re.compile(r'!gpu\.mma_matrix<(\d+)x(\d+)x(\w+), "\w+">$')
_TILE = "!amx.tile<"
_TILE_TYPE = re.compile(r"!amx\.tile<(\d+)x(\d+)x(\w+)>$")
_AGGREGATES = (
    *("!llvm.struct", "!llvm.array", "vector<", "!llvm.vec", "complex<", "!gpu.mma_matrix<", _TILE, SPECIFIER),
    *("!spirv.struct", "!spirv.array"),
)
MATRIX_LANES = 32  # that hold a matrix together


class UnsupportedLayout(Exception):
    """A type whose place in memory is not known; the message says which."""


_LEXER = Lexer(
    {
        SKIPPED: r"\s+",
        "string": r'"[^"]*"',
        "word": r"[A-Za-z_][\w.]*",
        "count": r"\d+\s*x\s*",
        "number": r"-?\d+",
        "punctuation": r"[<>(),!=\[\]]",
        "other": r".",
    },
    lambda message, place: UnsupportedLayout(message),
)


class Layout(Struct, frozen=True):
    """`size` is the number of bytes from one element of an array to the next. `leaves` holds each scalar with the byte
    where it begins, and `children` each direct part with the byte where it begins and its first leaf. `stride` is that
    of an array's or a vector's elements. Of types that are not whole bytes `packed` is true: they have no place in
    memory of their own."""

    size: int
    alignment: int
    leaves: tuple[tuple[ir.Scalar, int], ...]
    children: tuple[tuple[Layout, int, int], ...] = ()
    stride: int = 0
    packed: bool = False
    is_struct: bool = False

    def child(self, position: int) -> tuple[Layout, int, int]:
        """A direct part, the byte where it begins, and its first leaf."""
        return self.children[position]

    @property
    def types(self) -> tuple[ir.Scalar, ...]:
        return tuple(type for type, _ in self.leaves)


_known: dict[str, Layout] = {}


def layout_of(text: str) -> Layout:
    """The layout of a type as MLIR prints it. Raises `UnsupportedLayout`."""
    found = _known.get(text)
    if found is None:
        if text.startswith(SPECIFIER):
            known = struct_of_specifier(text)
            if known is None:
                raise UnsupportedLayout(f"type {text}")
            found = layout_of(known)
        elif text.startswith("!gpu.mma_matrix<"):
            found = _matrix_part(text)
        elif text.startswith(_TILE):
            tile_of(text)
            found = layout_of(f"vector<{text.removeprefix(_TILE)}")
        else:
            found = _Reader(text).read()
        _known[text] = found
    return found


def matrix_of(text: str, whole: bool = False) -> tuple[int, int, ir.Scalar]:
    """The rows, the columns and the elements of a matrix that the lanes of a subgroup hold together, each lane as many
    unless it is taken as a `whole`. Only then are its numbers without a sign known: `is_unsigned` tells. Raises
    `UnsupportedLayout`."""
    found = _MATRIX.match(text)
    if found is None:
        raise UnsupportedLayout(f"type {text}")
    rows, columns, name = int(found.group(1)), int(found.group(2)), found.group(3).removeprefix("s")
    if whole:
        name = name.removeprefix("u")
    if (rows * columns % MATRIX_LANES and not whole) or (name not in _FLOATS and name[0] != "i"):
        raise UnsupportedLayout(f"type {text}")
    return rows, columns, ir.Scalar(name)


def tile_of(text: str) -> tuple[int, int, ir.Scalar]:
    """The rows, the columns and the elements of a tile of AMX. Raises `UnsupportedLayout`."""
    found = _TILE_TYPE.match(text)
    if found is None or found[3] not in ("f16", "bf16", "f32", "i8", "i32"):
        raise UnsupportedLayout(f"type {text}")
    return int(found[1]), int(found[2]), ir.Scalar(found[3])


def is_unsigned(text: str) -> bool:
    """Whether a matrix has integers without a sign."""
    found = _MATRIX.match(text)
    return found is not None and found.group(3).startswith("u")


def _matrix_part(text: str) -> Layout:
    """What one lane holds of a matrix. It has no place in memory."""
    rows, columns, element = matrix_of(text)
    leaf = _scalar(element, element.width // 8 or 1, element.width // 8 or 1)
    part = _sequence(leaf, rows * columns // MATRIX_LANES, leaf.size, leaf.alignment)
    return Layout(part.size, part.alignment, part.leaves, part.children, part.stride, packed=True)


def is_aggregate(text: str) -> bool:
    """Whether a printed type is a list of scalars instead of one, or a memref or tensor whose elements are."""
    return text.startswith(_AGGREGATES) or is_memref_of_aggregates(text) or is_tensor_of_complex(text)


def is_tensor_of_complex(text: str) -> bool:
    """Whether a printed type is a tensor of complex numbers."""
    return text.startswith("tensor<") and "complex<" in text


def is_memref_of_aggregates(text: str) -> bool:
    """Whether a printed type is a memref of vectors or of complex numbers."""
    return text.startswith("memref<") and ("vector<" in text or "complex<" in text)


class _Reader(Cursor):
    """Reads the syntax of types; inside of the dialect's own types the prefix `!llvm.` is left out."""

    def __init__(self, text: str) -> None:
        super().__init__(_LEXER.tokens(Source(text, "")))
        self.text = text

    def problem(self, message: str, place: ir.Place) -> UnsupportedLayout:
        return UnsupportedLayout(f"type {self.text}")

    def read(self) -> Layout:
        layout = self.type()
        if not self.at_end:
            self.expected("the end of the type")
        return layout

    def type(self) -> Layout:
        self.accept("!")
        word = self.take("word", "a type").text.removeprefix("llvm.")
        if word == "struct":
            return self.struct()
        if word == "array":
            self.expect("<")
            count = self.count()
            element = self.type()
            self.expect(">")
            return _sequence(element, count, element.size, element.alignment)
        if word.startswith("spirv."):
            return self.of_spirv(word)
        if word == "vector":
            return self.vector()
        if word == "complex":
            self.expect("<")
            part = self.type()
            self.expect(">")
            return _sequence(part, 2, part.size, part.alignment)
        if word == "ptr":
            if self.accept("<"):
                self.next()
                self.expect(">")
            return _scalar(ir.POINTER, 8, 8)
        name = _NAMES.get(word, word)
        if name in _FLOATS:
            return _scalar(ir.Scalar(name), _FLOATS[name], _FLOATS[name])
        if name in _OF_A_BYTE or name in _OF_BITS:
            return Layout(1, 1, ((ir.Scalar(name), 0),), packed=name in _OF_BITS)
        if name[0] == "i" and name[1:].isdigit():
            bytes_ = 1
            while 8 * bytes_ < int(name[1:]):
                bytes_ *= 2
            return _scalar(ir.Scalar(name), bytes_, min(bytes_, 16))
        if name == "index":
            return _scalar(ir.INDEX, 8, 8)
        self.expected("a type")

    def count(self) -> int:
        """A number and the `x` after it."""
        return int(self.take("count", "a size").text.rstrip().removesuffix("x"))

    def vector(self) -> Layout:
        """Vectors of one dimension; those of more are taken for arrays of them, as they are lowered."""
        self.expect("<")
        counts = []
        while self.token.kind == "count":
            counts.append(self.count())
        element = self.type()
        self.expect(">")
        last = counts.pop() if counts else 1
        bits = last * (element.types[0].width or 8 * element.size)
        size = 1
        while 8 * size < bits:
            size *= 2
        width = element.types[0].width or 8
        whole_bytes = width % 8 == 0 and width == 8 * element.size and not element.packed
        layout = _sequence(element, last, element.size, size)
        layout = Layout(size, size, layout.leaves, layout.children, layout.stride, not whole_bytes)
        for count in reversed(counts):
            layout = _sequence(layout, count, layout.size, layout.alignment)
        return layout

    def of_spirv(self, word: str) -> Layout:
        """A type of SPIR-V. Where elements and members lie it says itself; where it does not, nothing but a program's
        own accesses depends on it, and it is as in LLVM."""
        self.expect("<")
        match word:
            case "spirv.ptr":
                self.type()
                self.expect(",")
                self.take("word", "a storage class")
                found = _scalar(ir.POINTER, 8, 8)
            case "spirv.array":
                count = self.count()
                element = self.type()
                stride = self.stride()
                found = _sequence(element, count, stride or element.size, element.alignment)
            case "spirv.rtarray":
                element = self.type()
                stride = self.stride() or element.size
                found = Layout(0, element.alignment, (), ((element, 0, 0),), stride)
            case "spirv.struct":
                found = self.members()
            case _:
                self.expected("a type")
        self.expect(">")
        return found

    def stride(self) -> int:
        """That of an array, 0 where it says nothing."""
        if not self.accept(","):
            return 0
        if self.take("word", "a stride").text != "stride":
            self.expected("a stride")
        self.expect("=")
        return int(self.take("number", "a number").text)

    def members(self) -> Layout:
        """Those of a structure, each at the place that it says or all as in LLVM."""
        if self.token.kind == "word":
            self.next()  # its name
            self.expect(",")
        self.expect("(")
        fields: list[Layout] = []
        said: list[int] = []
        while not self.accept(")"):
            fields.append(self.type())
            if self.accept("["):
                said.append(int(self.take("number", "a place, and nothing else that is said of a member").text))
                self.expect("]")
            self.accept(",")
        if self.accept(","):
            self.expect("Block")  # of an interface
        end = 0
        for place, field in zip(said, fields, strict=False):
            if place < end or len(said) != len(fields):
                self.expected("a structure of which all members say their places, one after the other")
            end = place + field.size
        return _structure(fields, said or None, packed=False)

    def struct(self) -> Layout:
        self.expect("<")
        if self.token.kind == "string":
            self.next()
            self.expect(",")
        packed = self.accept("packed")
        self.expect("(")
        fields: list[Layout] = []
        while not self.accept(")"):
            fields.append(self.type())
            self.accept(",")
        self.expect(">")
        return _structure(fields, None, packed)


def _structure(fields: list[Layout], places: list[int] | None, packed: bool) -> Layout:
    """A structure of `fields` one after the other, each where its alignment allows unless it is `packed`, or at the
    given `places`."""
    at, alignment = 0, 1
    leaves: list[tuple[ir.Scalar, int]] = []
    children = []
    for position, field in enumerate(fields):
        own = 1 if packed else field.alignment
        at = -(-at // own) * own if places is None else places[position]
        alignment = max(alignment, own)
        children.append((field, at, len(leaves)))
        leaves += [(type, at + offset) for type, offset in field.leaves]
        at += field.size
    size = -(-at // alignment) * alignment
    bits = any(field.packed for field in fields)
    return Layout(size, alignment, tuple(leaves), tuple(children), packed=bits, is_struct=True)


def _scalar(type: ir.Scalar, size: int, alignment: int) -> Layout:
    return Layout(size, alignment, ((type, 0),))


def _sequence(element: Layout, count: int, stride: int, alignment: int) -> Layout:
    leaves = tuple((type, at * stride + offset) for at in range(count) for type, offset in element.leaves)
    children = tuple((element, at * stride, at * len(element.leaves)) for at in range(count))
    return Layout(count * stride, alignment, leaves, children, stride, element.packed)


def split_function_type(text: str) -> tuple[str, list[str]]:
    """The result's type and the parameters' types of an LLVM function type, each as MLIR prints it on its own."""
    inner = text.removeprefix("!llvm.func<").removesuffix(">")
    start = _end_of_type(inner, 0)
    parameters: list[str] = []
    at = inner.index("(", start) + 1
    while inner[at] != ")":
        end = _end_of_type(inner, at)
        parameters.append(_spelled(inner[at:end].strip()))
        at = end + (inner[end] == ",")
        while inner[at] == " ":
            at += 1
    return _spelled(inner[:start].strip()), parameters


def _end_of_type(text: str, at: int) -> int:
    """Where the type that begins at `at` ends: at a comma, a blank or a parenthesis outside of its own brackets."""
    depth = 0
    while at < len(text):
        character = text[at]
        if depth == 0 and character in ",)":
            break
        if depth == 0 and character == " ":
            break
        depth += (character in "<(") - (character in ">)")
        at += 1
    return at


def _spelled(text: str) -> str:
    """A type as it is printed outside of the dialect's own types."""
    own = ("ptr", "struct<", "array<", "void", "vec<", "x86_fp80", "...", "metadata", "token")
    return f"!llvm.{text}" if text.startswith(own) else text
