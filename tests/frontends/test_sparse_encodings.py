"""Which encodings of sparse tensors say nothing of the elements."""

from __future__ import annotations

import pytest

from frontends.mlir.core.sparse import holds_any_tensor, is_sparse


def _encoding(text: str) -> str:
    return f"#sparse_tensor.encoding<{{ map = {text} }}>"


@pytest.mark.parametrize(
    "text",
    [
        "(d0, d1) -> (d0 : dense, d1 : compressed)",
        "(d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 8, crdWidth = 16",
        "(d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)",
        "(d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton(soa))",
        "(d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))",
        "(d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense)",
    ],
)
def test_a_storage_of_any_tensor(text: str) -> None:
    assert holds_any_tensor(_encoding(text))
    assert is_sparse(f"tensor<4x4xf32, {_encoding(text)}>") and not is_sparse("tensor<4x4xf32>")


@pytest.mark.parametrize(
    "text",
    [
        "(d0, d1) -> (d0 : dense, d1 : singleton)",
        "(d0, d1) -> (d0 : compressed, d1 : singleton)",
        "(d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1 : i32",
        "(d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 1 : i32",
        "(d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])",
        "(d0 : #sparse_tensor<slice(2, 2, 1)>, d1) -> (d0 : compressed, d1 : compressed)",
        "(d0) -> (d0 : batch)",
        "(d0) -> (d0 : of_a_later_release)",
        "[s0](d0) -> (d0 : dense)",
    ],
)
def test_a_storage_that_says_more_is_none(text: str) -> None:
    assert not holds_any_tensor(_encoding(text))
