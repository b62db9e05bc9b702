"""The table of lowered operations in the README."""

from __future__ import annotations

from pathlib import Path

from frontends.mlir.core.catalogue import operations, replace_table

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_lists_what_is_lowered() -> None:
    text = README.read_text(encoding="utf-8")
    assert replace_table(text) == text, "run python -m frontends.mlir.core.catalogue --write README.md"


def test_the_table_knows_the_dialects_of_loops() -> None:
    found = operations()
    assert {"affine", "arith", "func", "linalg", "math", "memref", "scf"} <= set(found)
    assert {"for", "if", "load", "store"} <= set(found["affine"])
