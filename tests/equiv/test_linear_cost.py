"""The cost of a file grows linearly with its functions: what scans the whole text does so a number of times that does
not depend on how many functions there are."""

from __future__ import annotations

import multiprocessing
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import pytest

from equiv.opt.step import Step
from equiv.opt.steps import Programs, plan, run
from equiv.opt.verdict_cache import VerdictCache
from equiv.request.options import Options
from equiv.verification import verify_all
from frontends.mlir.core import mentions

_PADDING = f"// {'x' * 20_000}\n"  # a text that is much longer than any part of it that is looked at


def _function(number: int, sum: str) -> str:
    return f"func.func @f{number}(%a: i32, %b: i32) -> i32 {{\n  %0 = arith.addi {sum} : i32\n  return %0 : i32\n}}\n"


def _pair(folder: Path, functions: int) -> tuple[Path, Path]:
    paths = folder / f"{functions}.src.mlir", folder / f"{functions}.tgt.mlir"
    for path, sum in zip(paths, ("%a, %b", "%b, %a"), strict=True):
        path.write_text(_PADDING + "".join(_function(number, sum) for number in range(functions)))
    return paths


def _scans(work: Callable[[], None]) -> int:
    """How many methods of strings work on the whole text."""
    count = 0

    def profile(_: FrameType, event: str, called: Any) -> None:
        nonlocal count
        if event == "c_call" and isinstance(text := getattr(called, "__self__", None), str):
            count += len(text) > len(_PADDING)

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def _check(paths: tuple[Path, Path]) -> None:
    results = verify_all(*paths)
    assert {each.verdict for each in results.verdicts} == {"equivalent"}


def _opt(paths: tuple[Path, Path]) -> None:
    step = Step(1, "canonicalize", "", *map(str, paths))
    programs = Programs("torch_mlir")
    cache = VerdictCache(paths[0].with_suffix(".sqlite"), {}, fresh=False)
    checks = [
        each
        for each in run(step, plan(step, programs), programs, Options(), frozenset(), cache)
        if each.verdict is not None
    ]
    cache.close()
    assert {each.verdict.verdict for each in checks} == {"equivalent"}


def _scans_of_few_and_many(work: Callable[[tuple[Path, Path]], None], folder: Path) -> tuple[int, int]:
    work(_pair(folder, 1))  # what is made once
    few, many = _pair(folder, 4), _pair(folder, 12)
    return _scans(lambda: work(few)), _scans(lambda: work(many))


@pytest.mark.parametrize("work", [_check, _opt])
def test_the_whole_text_is_not_scanned_for_each_function(
    work: Callable[[tuple[Path, Path]], None], tmp_path: Path
) -> None:
    # A process of its own: CPython 3.11 was seen to loop for ever under `sys.setprofile` after thousands of tests.
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        few, many = pool.apply(_scans_of_few_and_many, (work, tmp_path))
    assert few == many > 0


def test_a_pattern_is_looked_for_once_for_all_functions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[Any] = []

    def search(pattern: Any, text: str) -> Any:
        searched.append(pattern)
        return re.search(pattern, text)

    monkeypatch.setattr(mentions, "re", SimpleNamespace(search=search))
    _check(_pair(tmp_path, 2))
    few = len(searched)
    _check(_pair(tmp_path, 8))
    assert few > 0
    assert len(searched) == 2 * few
