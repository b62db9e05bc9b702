"""The reference page of lowered operations."""

from __future__ import annotations

from frontends.mlir.core.catalogue import operations, page
from tests import ROOT

PAGE = ROOT / "docs" / "reference" / "operations.md"


def test_the_page_lists_what_is_lowered() -> None:
    command = "python -m frontends.mlir.core.catalogue --write docs/reference/operations.md"
    assert PAGE.read_text(encoding="utf-8") == page(), f"run {command}"


def test_the_table_knows_the_dialects_of_loops() -> None:
    found = operations()
    assert {"affine", "arith", "func", "linalg", "math", "memref", "scf"} <= set(found)
    assert {"for", "if", "load", "store"} <= set(found["affine"])
