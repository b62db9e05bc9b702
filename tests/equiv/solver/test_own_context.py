"""What z3 answers of sizes does not depend on what the process asked before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import z3

from equiv.solver.context import OwnContext
from tests.pairs.files import FOLDER, Pair

_PAIRS = sorted(path for folder in ("pieces", "elastic") for path in (FOLDER / folder).glob("*.mlir"))[:40:5]


def _found(paths: Sequence[Path]) -> dict[Path, tuple[object, ...]]:
    verdicts = {path: Pair.read(path).check() for path in paths}
    return {path: (each.verdict, each.sizes, each.reasons) for path, each in verdicts.items()}


def test_pairs_have_the_same_sizes_in_any_order() -> None:
    def named(found: dict[Path, tuple[object, ...]]) -> dict[Path, str]:
        return {path: re.sub(r"/tmp/\w+/", "", str(each)) for path, each in found.items()}

    assert named(_found(_PAIRS)) == named(_found(_PAIRS[::-1]))


def test_terms_of_one_context_are_numbered_by_it_alone() -> None:
    numbers = []
    for names in ("xyz", "abcxyz"):
        for each in names:
            z3.Int(f"{each} outside")
        context = OwnContext()
        with context.alone():
            numbers.append([z3.Int(each).get_id() for each in "xyz"])
    assert numbers[0] == numbers[1]


def test_the_default_context_is_as_it_was() -> None:
    outside = z3.Int("x")
    with OwnContext().alone():
        assert z3.main_ctx() != outside.ctx
    assert z3.main_ctx() == outside.ctx
