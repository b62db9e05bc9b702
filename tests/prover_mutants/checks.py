"""What judges a mutant: pairs of `tests/pairs`, and tests."""

from __future__ import annotations

import contextlib
import gc
import io
import random
from collections.abc import Iterator

import pytest

from tests import ROOT
from tests.long import read_list
from tests.pairs.files import pairs
from tests.prover_mutants.reach import Reach, Recorder, clock

_QUIET = "-q", "-x", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"


class Checks:
    """The pairs of a part of all, drawn by `seed`, and the tests of some files and folders."""

    def __init__(self, part: float, seed: int, tests: list[str]) -> None:
        slow = "\n".join(read_list())
        self._pairs = {each.name: each for each in pairs() if f"[{each.name}]" not in slow}
        self._drawn = [name for name in self._pairs if random.Random(f"{seed} {name}").random() < part]
        self._tests = tests

    def reach(self, recorder: Recorder, reach: Reach) -> None:
        """Runs all that `reach` does not know, and notes which places they come by. Checks that fail are none."""
        for name in random.sample(self._drawn, len(self._drawn)):
            pair, places, before = self._pairs[name], set[str](), clock()
            if reach.knows(name, pair.path):
                continue
            with recorder.noting(places):
                as_expected = pair.is_as_expected(pair.check())
            if as_expected:
                reach.note(name, pair.path, clock() - before, places)
        noting = _Noting(recorder, reach)
        with contextlib.redirect_stdout(io.StringIO()), contextlib.chdir(ROOT):
            pytest.main([*(each for each in _QUIET if each != "-x"), *self._tests], plugins=[noting])

    def preload(self) -> None:
        """Has the modules of the tests imported, so that no process of a mutant has to."""
        with contextlib.redirect_stdout(io.StringIO()), contextlib.chdir(ROOT):
            pytest.main([*_QUIET, "--collect-only", *self._tests])
        gc.unfreeze()  # what the tests' configuration froze, among which a change looks for functions

    def exists(self, name: str) -> bool:
        """Whether a check that was noted before is still there."""
        return name in self._pairs or (ROOT / name.partition("::")[0]).is_file()

    def failed(self, names: list[str]) -> str | None:
        """The first of some checks that fails."""
        for name in names:
            if ".py" not in name:
                try:
                    if not self._pairs[name].is_as_expected(self._pairs[name].check()):
                        return name
                except Exception as problem:
                    return f"{name}: {type(problem).__name__}"
        tests = [name for name in names if ".py" in name]
        if not tests:
            return None
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said), contextlib.chdir(ROOT):
            code = pytest.main([*_QUIET, *tests])
        if code == pytest.ExitCode.USAGE_ERROR:
            raise SystemExit(said.getvalue())
        failed = [each for each in said.getvalue().splitlines() if each.startswith(("FAILED", "ERROR"))]
        return (failed or [f"pytest: {code}"])[0] if code else None


def chosen(names: list[str], reach: Reach, budget: float, draw: random.Random) -> list[str]:
    """Checks that take no more than `budget` seconds of processor time: the fastest for a half of them, and others by
    chance."""
    taken, seconds = list[str](), 0.0
    for limit, order in ((budget / 2, names), (budget, draw.sample(names, len(names)))):
        for name in order:
            if name not in taken and seconds + reach.seconds[name] <= limit:
                taken.append(name)
                seconds += reach.seconds[name]
    return taken or names[:1]


class _Noting:
    """A plugin of pytest: what each test that passes, and was not noted before, comes by."""

    def __init__(self, recorder: Recorder, reach: Reach) -> None:
        self._recorder, self._reach = recorder, reach
        self._places = set[str]()
        self._began = 0.0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [each for each in items if not self._reach.knows(each.nodeid, each.path)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self._places, self._began = set(), clock()
        with self._recorder.noting(self._places):
            yield
        self._reach.note(item.nodeid, item.path, clock() - self._began, self._places)
