"""Encodings of sparse tensors (SparseTensorAttrDefs.td, `SparseTensorEncodingAttr`).

A tensor with one "is a tensor" whose elements are stored in another way: an operation that is no storage's own computes
the same on it as on any other ("treating sparsity as a property", SparseTensorBase.td). What a storage does not hold
is zero. Encodings that say more of the elements than where they lie are not taken for that.

Where a file has an operation that looks at the storage (`by_storage`), its sparse tensors are handles of storage
instead, of whose elements nothing is known. Beside a program that takes the arrays of a storage, they are these."""

from __future__ import annotations

import re

from msgspec import Struct

from frontends.contexts import text_of
from frontends.mlir.core.mentions import Mentions

PREFIX = "#sparse_tensor.encoding<"
ELEMENTS = (
    "a sparse tensor is the tensor of its elements, of which its storage leaves out zeros alone, and zeros keep their "
    "signs"
)
STORAGE = (
    "operations on a sparse tensor's storage are functions of their operands and of what was done before, those that "
    "give its arrays calls of MLIR's runtime library (as 'sparseValuesF64'), by whose pointers tensors are known"
)

ARRAYS = (
    "a sparse tensor is handed over as -sparse-tensor-codegen does: as the arrays of its storage and its specifier, "
    "whose sizes are those of the arrays or less"
)

LIBRARY = (
    "'sparse_tensor.new' reads a file, and 'bufferization.dealloc_tensor' ends a sparse tensor, by the calls of MLIR's "
    "runtime library (as 'newSparseTensor') that -sparse-tensor-conversion makes of them"
)

SPECIFIER = "!sparse_tensor.storage_specifier<"
_MAP = re.compile(
    r"#sparse_tensor\.encoding<\{ map = \((?P<dimensions>[\w, ]*)\) -> \((?P<levels>.*)\)(?P<rest>.*)\}>$"
)
_LEVEL = re.compile(r"(?P<format>dense|compressed|loose_compressed|singleton)(?:\((?P<properties>[^)]*)\))?$")
_WIDTHS = re.compile(r"(?:, (?:pos|crd)Width = \d+)* ?$")
_WIDTH = re.compile(r", (?P<of>pos|crd)Width = (?P<bits>\d+)")

# Operations whose result depends on more than the elements of their tensors.
_OF_STORAGE = re.compile(
    r"\bsparse_tensor\.(?:assemble|coiterate|compress|coordinates|coordinates_buffer|crd_translate|disassemble|expand|"
    r"extract_\w+|extract_value|foreach|insert|iterate|load|lvl|number_of_entries|positions|push_back|"
    r"reinterpret_map|values)\b"
)

# Operations of others that hand a storage on, or make, change or end one.
_WITH_STORAGE = frozenset(
    (
        *("func.call", "func.return", "scf.condition", "scf.for", "scf.if", "scf.while", "scf.yield"),
        *("bufferization.alloc_tensor", "bufferization.dealloc_tensor", "tensor.dim", "tensor.empty", "tensor.insert"),
    )
)


class Level(Struct, frozen=True):
    """One level of a storage: the dimension whose coordinates it holds, and how."""

    dimension: int
    format: str
    properties: frozenset[str]

    @property
    def has_positions(self) -> bool:
        return self.format in ("compressed", "loose_compressed")

    @property
    def has_coordinates(self) -> bool:
        return self.format != "dense"


class Storage(Struct, frozen=True):
    """The levels of a storage, outermost first, and the widths of its positions and coordinates, 0 for an index."""

    levels: tuple[Level, ...]
    positions: int = 0
    coordinates: int = 0

    @property
    def interleaved(self) -> int:
        """The level from which on coordinates lie in one array, side by side; the number of levels if there is none.
        Whether coordinates may repeat does not matter to it (SparseTensorDialect.cpp, `getCOOSegments`): the type of a
        specifier does not say it."""
        for at, level in enumerate(self.levels[:-1]):
            behind = self.levels[at + 1 :]
            together = all(each.format == "singleton" and "soa" not in each.properties for each in behind)
            if level.has_positions and together:
                return at
        return len(self.levels)

    @property
    def as_coordinates(self) -> Storage:
        """The same levels as coordinates side by side, in the same order (SparseTensorType.h, `getCOOType`)."""
        last = len(self.levels) - 1
        levels = [
            Level(
                each.dimension,
                "singleton" if at else "compressed",
                frozenset(("nonunique",) if at < last else ()),
            )
            for at, each in enumerate(self.levels)
        ]
        return Storage(tuple(levels), self.positions, self.coordinates)

    def encoding(self) -> str:
        """The encoding, as the dialect prints it."""
        dimensions = ", ".join(f"d{at}" for at in range(len(self.levels)))
        levels = ", ".join(
            f"d{each.dimension} : {each.format}"
            + (f"({', '.join(sorted(each.properties))})" if each.properties else "")
            for each in self.levels
        )
        widths = [("posWidth", self.positions), ("crdWidth", self.coordinates)]
        said = "".join(f", {name} = {width}" for name, width in widths if width)
        return f"{PREFIX}{{ map = ({dimensions}) -> ({levels}){said} }}>"

    @property
    def arrays(self) -> tuple[tuple[str, int], ...]:
        """The arrays of the storage in the order of their sizes in a specifier (SparseTensorStorageLayout.cpp,
        `foreachFieldInSparseTensor`): `pos` or `crd` with their level, `val` at last."""
        found: list[tuple[str, int]] = []
        for at, level in enumerate(self.levels):
            if level.has_positions:
                found.append(("pos", at))
            if level.has_coordinates and at <= self.interleaved:
                found.append(("crd", at))
        return (*found, ("val", 0))

    def array(self, kind: str, level: int) -> int:
        """The number of an array. Raises `ValueError` where there is none."""
        if kind == "crd":
            level = min(level, self.interleaved)
        return self.arrays.index((kind, 0 if kind == "val" else level))

    @property
    def in_words(self) -> str:
        """The levels, as the type of a specifier tells them: without their dimensions, and without what does not matter
        to how they are stored (SparseTensorDialect.cpp, `getNormalizedEncodingForSpecifier`)."""
        return ", ".join(f"{each.format} soa" if "soa" in each.properties else each.format for each in self.levels)


def is_sparse(mlir_type: object) -> bool:
    """Whether a type is that of a sparse tensor."""
    text = text_of(mlir_type)
    return text.startswith("tensor<") and PREFIX in text


def mentions_sparse(text: Mentions) -> bool:
    """Whether a file that mentions this has sparse tensors."""
    return text.match(r"#sparse_tensor\.encoding<")


def by_storage(text: Mentions) -> bool:
    """Whether sparse tensors are handles of their storage in a file that mentions this."""
    return text.match(_OF_STORAGE.pattern)


def calls_library(text: Mentions) -> bool:
    """Whether a file that mentions this has MLIR's runtime library make or end storages."""
    return text.match(r"@(?:new|del)SparseTensor\b")


def knows_storage(name: str) -> bool:
    """Whether an operation of this name may have handles of storage for operands or results."""
    return name in _WITH_STORAGE or name.startswith("sparse_tensor.")


def storage_of(text: str) -> Storage | None:
    """The storage that a type with an encoding tells; None where its levels are not the dimensions in some order, or
    something is said that is not known here."""
    found = _MAP.match(text[text.find(PREFIX) : text.rfind("}>") + 2])
    if found is None or not _WIDTHS.match(found["rest"]):
        return None
    dimensions = [each.strip() for each in found["dimensions"].split(",")]
    levels = []
    for text_of_level in _levels(found["levels"]):
        dimension, _, format_ = text_of_level.partition(" : ")
        own = _LEVEL.match(format_)
        if own is None or dimension not in dimensions:
            return None
        properties = frozenset(filter(None, (each.strip() for each in (own["properties"] or "").split(","))))
        levels.append(Level(dimensions.index(dimension), own["format"], properties))
    if sorted(each.dimension for each in levels) != list(range(len(dimensions))):
        return None
    widths = {each["of"]: int(each["bits"]) for each in _WIDTH.finditer(found["rest"])}
    return Storage(tuple(levels), widths.get("pos", 0), widths.get("crd", 0))


def struct_of_specifier(text: str) -> str | None:
    """The struct that `-sparse-storage-specifier-to-llvm` makes of a storage specifier: the sizes of its levels, and
    those of its arrays; None where the storage is not known here."""
    storage = storage_of(text)
    if storage is None:
        return None
    return f"!llvm.struct<(array<{len(storage.levels)} x i64>, array<{len(storage.arrays)} x i64>)>"


def holds_any_tensor(encoding: str) -> bool:
    """Whether an encoding says nothing of the elements, so that every tensor can be stored in it: no slice, no values
    that are known, no number of entries in a block, and no single entry where there may be several."""
    found = _MAP.match(encoding)
    if found is None or not _WIDTHS.match(found["rest"]):
        return False
    many = False  # whether the level before has an entry for each one of this level
    for level in _levels(found["levels"]):
        own = _LEVEL.match(level.partition(" : ")[2])
        if own is None or (own["format"] == "singleton" and not many):
            return False
        many = "nonunique" in (own["properties"] or "")
    return True


def _levels(text: str) -> list[str]:
    return re.split(r", (?=[^()]*(?:\([^()]*\)[^()]*)*$)", text)
