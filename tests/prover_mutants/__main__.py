"""Mutants of the prover, drawn at random, each against the pairs and the tests that come by its place.

`python -m tests.prover_mutants --seed 1 --seconds 3000` changes the Python of `equiv/`, `interp/` and LLVM's dialect;
`--native` the C++ of the machine. `--only` names files, as the beginnings of their paths. Each mutant runs in a fork of
one process, in which everything is imported. What no check notices and `judged.txt` does not list has survived."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from tests import ROOT
from tests.prover_mutants import operators
from tests.prover_mutants.native_core import Core
from tests.prover_mutants.reach import NATIVE, Place

_PYTHON = (
    "equiv/pairing",
    "equiv/proving",
    "equiv/refuting",
    "equiv/sizing",
    "equiv/solver",
    "frontends/mlir/dialects/llvm",
    "interp/machine/analysis",
)
_TESTS = "tests/equiv/sizing", "tests/equiv/refuting", "tests/equiv/solver", "tests/interp/machine"
_JUDGED = Path(__file__).parent / "judged.txt"
_LONGER = 4.0  # times the budget that a mutant may take before it is stopped
_SECONDS = 20.0  # and besides


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"  # a check failed
    ENDLESS = "endless"  # a check takes many times what it took
    SURVIVED = "survived"  # none failed
    UNREACHED = "unreached"  # none comes by its place
    JUDGED = "judged"  # none failed, and `judged.txt` says why none can


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change, the place at which checks come by it, and how a process takes it."""

    file: str
    line: int
    what: str
    place: Place
    take: Callable[[], None]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def _python(only: list[str]) -> list[Mutant]:
    found = []
    for path in sorted(path for package in _PYTHON for path in (ROOT / package).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(tuple(only) or ("",)):
            for each in operators.mutants(name, path.read_text("utf-8")):
                found.append(Mutant(name, each.line, each.what, (name, each.line), _taking(path, each.number)))
    return found


def _taking(path: Path, number: int) -> Callable[[], None]:
    def take() -> None:
        from tests.prover_mutants import live

        if not live.apply(path, number):
            raise SystemExit(f"{path}: no function takes change {number}")

    return take


def _native(core: Core, only: list[str]) -> list[Mutant]:
    def taking(number: int) -> Callable[[], None]:
        return lambda: core.choose(number)

    return [
        Mutant(f"interp/native/{each.file}", each.line, each.what, (NATIVE, each.site), taking(each.number))
        for each in core.mutants
        if f"interp/native/{each.file}".startswith(tuple(only) or ("",))
    ]


def judged() -> dict[tuple[str, str], str]:
    """Why a change of a file cannot be noticed, by the file and the words of the change."""
    found = {}
    for line in _JUDGED.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            file, what, reason = line.split("\t")
            found[file, what] = reason
    return found


def in_a_fork(work: Callable[[], str], seconds: float) -> tuple[Fate | None, str]:
    """What `work` says in a process of its own, or how that ended, after at most `seconds` of processor time."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
        signal.alarm(int(6 * seconds))  # whether it computes or waits
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            said = work()
        except BaseException as problem:
            said = f"{type(problem).__name__}: {problem}"
        os.write(writing, said.encode()[:4000])
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        said = pipe.read().decode("utf-8", "replace")
    _, status = os.waitpid(child, 0)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what it started
    if os.WIFSIGNALED(status):
        ending = os.WTERMSIG(status)
        slow = ending in (signal.SIGXCPU, signal.SIGKILL, signal.SIGALRM)
        return (Fate.ENDLESS if slow else Fate.KILLED), signal.Signals(ending).name
    return None, said


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.prover_mutants", description=__doc__)
    parser.add_argument("--native", action="store_true", help="the C++ of the machine, and not the Python")
    parser.add_argument("--only", action="append", default=[], help="only files whose paths begin so")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=600, help="begin no mutant after so many (default: 600)")
    parser.add_argument("--budget", type=float, default=15, help="seconds of checks for one mutant (default: 15)")
    parser.add_argument("--pairs", type=float, default=0.25, help="the part of tests/pairs that checks (default: 0.25)")
    parser.add_argument("--tests", action="append", default=[], help=f"tests that check (default: {', '.join(_TESTS)})")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "prover_mutants", help="what is found once")
    parser.add_argument("--list", action="store_true", help="only say which mutants there are")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what became of each")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    core = Core(given.folder.resolve()) if given.native else None
    mutants = _python(given.only) if core is None else _native(core, given.only)
    if given.list:
        print("\n".join(map(str, mutants)))
        return
    random.Random(given.seed).shuffle(mutants)
    outcomes = _campaign(mutants, core, given)
    counts = Counter(fate for _, fate, _ in outcomes)
    print(f"seed {given.seed}: {len(outcomes)} of {len(mutants)} mutants, {dict(counts)}")
    living = counts[Fate.SURVIVED] + counts[Fate.UNREACHED]
    dead = counts[Fate.KILLED] + counts[Fate.ENDLESS]
    if living + dead:
        print(f"{dead / (living + dead):.1%} of those that are not judged are noticed")
    if given.json:
        told = [{"mutant": str(each), "fate": fate, "seen": seen} for each, fate, seen in outcomes]
        given.json.write_text(json.dumps(told, indent=1), "utf-8")


def _campaign(mutants: list[Mutant], core: Core | None, given: argparse.Namespace) -> list[tuple[Mutant, Fate, str]]:
    if core is not None:
        core.load()
    from equiv.opt.preload import preload
    from tests.prover_mutants.checks import Checks, chosen
    from tests.prover_mutants.reach import Reach, Recorder, digest

    preload()
    checks = Checks(given.pairs, 0, given.tests or list(_TESTS))
    # What was found with the changed core says of the Python, too.
    kept, other = (given.folder / f"reach-{each}.json" for each in ("native", "python"))
    if core is None and not kept.is_file():
        kept = other
    if not kept.is_file() or Reach.read(kept).sources != digest():
        print(f"finding what {given.pairs:.0%} of the pairs and the tests come by", file=sys.stderr)

        def find() -> str:
            checks.reach(Recorder(core)).write(kept)
            return ""

        if said := in_a_fork(find, 7200)[1]:
            raise SystemExit(said)
    reach = Reach.read(kept)
    checks.preload()
    reasons, draw, outcomes, started = judged(), random.Random(given.seed), [], time.monotonic()
    for mutant in mutants:
        if time.monotonic() - started > given.seconds:
            break
        fate, seen = Fate.UNREACHED, ""
        names = chosen(reach.of(mutant.place), reach, given.budget, draw)
        if names:

            def work(mutant: Mutant = mutant, names: list[str] = names) -> str:
                mutant.take()
                return checks.failed(names) or ""

            limit = _LONGER * sum(reach.seconds[each] for each in names) + _SECONDS
            ended, seen = in_a_fork(work, limit)
            fate = ended or (Fate.KILLED if seen else Fate.SURVIVED)
        if fate in (Fate.UNREACHED, Fate.SURVIVED) and (mutant.file, mutant.what) in reasons:
            fate, seen = Fate.JUDGED, reasons[mutant.file, mutant.what]
        outcomes.append((mutant, fate, seen))
        print(f"{fate}: {mutant}  {seen or len(names)}", flush=True)
    return outcomes


if __name__ == "__main__":
    main()
