"""Encodings of sparse tensors (SparseTensorAttrDefs.td, `SparseTensorEncodingAttr`).

A tensor with one "is a tensor" whose elements are stored in another way: an operation that is no storage's own computes
the same on it as on any other ("treating sparsity as a property", SparseTensorBase.td). What a storage does not hold
is zero. Encodings that say more of the elements than where they lie are not taken for that."""

from __future__ import annotations

import re

PREFIX = "#sparse_tensor.encoding<"
ELEMENTS = "a sparse tensor is the tensor of its elements, of which its storage leaves out zeros alone"

_MAP = re.compile(
    r"#sparse_tensor\.encoding<\{ map = \((?P<dimensions>[\w, ]*)\) -> \((?P<levels>.*)\)(?P<rest>.*)\}>$"
)
_LEVEL = re.compile(r"(?P<format>dense|compressed|loose_compressed|singleton)(?:\((?P<properties>[^)]*)\))?$")
_WIDTHS = re.compile(r"(?:, (?:pos|crd)Width = \d+)* ?$")


def is_sparse(mlir_type: object) -> bool:
    """Whether a type is that of a sparse tensor."""
    return PREFIX in str(mlir_type)


def holds_any_tensor(encoding: str) -> bool:
    """Whether an encoding says nothing of the elements, so that every tensor can be stored in it: no slice, no values
    that are known, no number of entries in a block, and no single entry where there may be several."""
    found = _MAP.match(encoding)
    if found is None or not _WIDTHS.match(found["rest"]):
        return False
    many = False  # whether the level before has an entry for each one of this level
    for level in re.split(r", (?=[^()]*(?:\([^()]*\)[^()]*)*$)", found["levels"]):
        own = _LEVEL.match(level.partition(" : ")[2])
        if own is None or (own["format"] == "singleton" and not many):
            return False
        many = "nonunique" in (own["properties"] or "")
    return True
