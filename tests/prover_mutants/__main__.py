"""Mutants of the prover, drawn at random, each against the pairs and the tests that come by its place.

`python -m tests.prover_mutants --seed 1 --seconds 3000` changes the Python of `equiv/`, of the analyses of `interp/`
and of LLVM's dialect; `--native` the C++ of the machine. `--only` names files, as the beginnings of their paths. Each
mutant runs in a fork of one process, in which everything is imported. What no check notices and `judged.txt` does not
list has survived. What checks come by and what became of mutants is kept in `--folder`: a campaign of the same seed
goes on where it was, and `--again` puts those alive to the checks that there are now. With `--programs` those alive
then run, for so many seconds each, programs that come by them (`programs`): what turns the verdict of one is worth a
test, and what turns none of many may be without effect. Which mutants a seed draws, and in which order, does not depend
on others, so that it is nearly the same sample after a change."""

from __future__ import annotations

import argparse
import importlib
import json
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path

from tests import ROOT
from tests.forks import said_in_a_fork
from tests.prover_mutants import operators
from tests.prover_mutants.native_core import Core
from tests.prover_mutants.reach import place

_PYTHON = (
    "equiv/opt/known_steps.py",
    "equiv/pairing",
    "equiv/proving",
    "equiv/refuting",
    "equiv/sizing",
    "equiv/solver",
    "frontends/mlir/dialects/llvm",
    "interp/ir/flow.py",
    "interp/machine/analysis",
)
_TESTS = (
    "tests/equiv/pairing",
    "tests/equiv/proving",
    "tests/equiv/refuting",
    "tests/equiv/sizing",
    "tests/equiv/solver",
    "tests/interp/machine",
    "tests/interp/native",
)
_JUDGED = Path(__file__).parent / "judged.txt"
_SURVIVORS = Path(__file__).parent / "survivors.txt"
_LONGER = 4.0  # times the budget that a mutant may take before it is stopped
_SECONDS = 10.0  # and besides


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"  # a check failed
    ENDLESS = "endless"  # a check takes many times what it took
    SURVIVED = "survived"  # none failed
    UNREACHED = "unreached"  # none comes by its place
    TURNS = "turns a verdict"  # none failed, and a program has another verdict, which no test asks for
    SAME = "turns none"  # none failed, and no program has another verdict
    JUDGED = "judged"  # none failed, and `judged.txt` says why none can


_ALIVE = Fate.SURVIVED, Fate.UNREACHED, Fate.TURNS, Fate.SAME


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change, the place at which checks come by it, and how a process takes it."""

    file: str
    line: int
    what: str
    place: str
    take: Callable[[], None]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"

    @property
    def name(self) -> str:
        """What stays where other functions are changed."""
        return f"{self.place}: {self.what}"


def _python(only: list[str]) -> list[Mutant]:
    found = []
    places = [ROOT / each for each in _PYTHON]
    for path in sorted(path for each in places for path in (each.rglob("*.py") if each.is_dir() else [each])):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(tuple(only) or ("",)):
            for each in operators.mutants(name, path.read_text("utf-8")):
                found.append(Mutant(name, each.line, each.what, place(name, each.line), _taking(path, each.number)))
    return found


def _taking(path: Path, number: int) -> Callable[[], None]:
    def take() -> None:
        from tests.prover_mutants import live

        importlib.import_module(path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."))
        if not live.apply(path, number):
            raise _NotTaken(f"{path}: no function takes change {number}: have the sources changed meanwhile?")

    return take


class _NotTaken(Exception):
    """A process cannot become what a mutant is."""


def _native(core: Core, only: list[str]) -> list[Mutant]:
    def taking(number: int) -> Callable[[], None]:
        return lambda: core.choose(number)

    return [
        Mutant(f"interp/native/{each.file}", each.line, each.what, core.sites[each.site], taking(each.number))
        for each in core.mutants
        if f"interp/native/{each.file}".startswith(tuple(only) or ("",))
    ]


def judged() -> dict[tuple[str, str], str]:
    """Why a change cannot be noticed, by a file, or one of its functions (`FILE:FUNCTION`), and the words of the
    change, `*` for all of what is in there."""
    found = {}
    for line in _JUDGED.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            where, what, reason = line.split("\t")
            found[where, what] = reason
    return found


def survivors() -> dict[str, str]:
    """The names of the mutants that are known to be alive, and their places."""
    lines = _SURVIVORS.read_text("utf-8").splitlines()
    found = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {f"{where}: {what}": where for where, what, _ in found}


def in_a_fork(work: Callable[[], str], seconds: float) -> tuple[Fate | None, str]:
    """What `work` says in a process of its own, or how that ended, after at most `seconds` of processor time."""
    ending, said = said_in_a_fork(work, seconds)
    if ending is None:
        return None, said
    slow = ending in (signal.SIGXCPU, signal.SIGKILL, signal.SIGALRM)
    return (Fate.ENDLESS if slow else Fate.KILLED), ending.name


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.prover_mutants", description=__doc__)
    parser.add_argument("--native", action="store_true", help="the C++ of the machine, and not the Python")
    parser.add_argument("--only", action="append", default=[], help="only files whose paths begin so")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, help="mutants to draw (default: all, as far as --seconds go)")
    parser.add_argument("--seconds", type=float, default=600, help="begin no mutant after so many (default: 600)")
    parser.add_argument("--budget", type=float, default=15, help="seconds of checks for one mutant (default: 15)")
    parser.add_argument("--pairs", type=float, default=0.25, help="the part of tests/pairs that checks (default: 0.25)")
    parser.add_argument("--tests", action="append", default=[], help=f"tests that check (default: {', '.join(_TESTS)})")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "prover_mutants", help="what is kept")
    parser.add_argument("--again", action="store_true", help="put those to checks that were alive")
    parser.add_argument("--programs", type=float, help="seconds of programs for one mutant that is alive")
    parser.add_argument("--drawn", type=int, default=150, help="pairs of each campaign among them (default: 150)")
    parser.add_argument("--corpora", type=int, default=150, help="pairs of the corpora among them (default: 150)")
    parser.add_argument("--recording", type=float, default=7200, help="seconds to find what programs come by")
    parser.add_argument("--known", action="store_true", help="only checks of which is known what they come by")
    parser.add_argument("--survivors", action="store_true", help="only what survivors.txt lists")
    parser.add_argument("--list", action="store_true", help="only say which mutants there are")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    core = Core(given.folder.resolve()) if given.native else None

    def ordered() -> list[Mutant]:
        found = _python(given.only) if core is None else _native(core, given.only)
        if given.survivors:
            listed = survivors()
            found = [each for each in found if each.name in listed]
        return sorted(found, key=lambda each: random.Random(f"{given.seed} {each.name}").random())

    if given.list:
        print("\n".join(map(str, sorted(ordered(), key=lambda each: (each.file, each.line)))))
        return
    if core is not None:
        core.build(lambda: {each.place for each in ordered()[: given.count]} | set(survivors().values()))
    mutants = ordered()
    outcomes = _Outcomes(given.folder / f"outcomes-{'python' if core is None else 'native'}-{given.seed}.jsonl")
    _campaign(mutants[: given.count], core, outcomes, given)
    fates = [outcomes.of(each)[0] for each in mutants[: given.count] if each.name in outcomes.found]
    counts = Counter(fates)
    print(f"seed {given.seed}: {len(fates)} of {len(mutants)} mutants, {dict(counts)}")
    living = sum(counts[each] for each in _ALIVE)
    dead = counts[Fate.KILLED] + counts[Fate.ENDLESS]
    if living + dead:
        print(f"{dead / (living + dead):.1%} of those that are not judged are noticed")
    noticeable = dead + counts[Fate.TURNS]
    if given.programs and noticeable:
        print(f"{counts[Fate.TURNS] / noticeable:.1%} of those that are noticed or turn a verdict survive")


class _Outcomes:
    """What became of mutants, and what says so, in a file to which each is added."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        self.found = {record["name"]: (Fate(record["fate"]), record["seen"]) for record in map(json.loads, lines)}
        self._reasons = judged()

    def of(self, mutant: Mutant) -> tuple[Fate, str]:
        fate, seen = self.found[mutant.name]
        if fate in _ALIVE:
            function = mutant.place.partition("+")[0]
            for key in ((mutant.file, mutant.what), (function, mutant.what), (function, "*"), (mutant.file, "*")):
                if key in self._reasons:
                    return Fate.JUDGED, self._reasons[key]
        return fate, seen

    def is_settled(self, mutant: Mutant, again: bool) -> bool:
        return mutant.name in self.found and not (again and self.of(mutant)[0] in _ALIVE)

    def note(self, mutant: Mutant, fate: Fate, seen: str) -> None:
        self.found[mutant.name] = fate, seen
        with self._path.open("a", encoding="utf-8") as output:
            output.write(json.dumps({"name": mutant.name, "fate": fate, "seen": seen}) + "\n")
        fate, seen = self.of(mutant)
        print(f"{fate}: {mutant}  {seen}", flush=True)


def _campaign(mutants: list[Mutant], core: Core | None, outcomes: _Outcomes, given: argparse.Namespace) -> None:
    if core is not None:
        core.load()
    from equiv.opt.preload import preload
    from tests.prover_mutants.checks import Checks, chosen
    from tests.prover_mutants.reach import Reach, Recorder

    preload()
    checks = Checks(given.pairs, 0, given.tests or list(_TESTS))
    kept = given.folder / f"reach-{'python' if core is None else 'native'}.jsonl"
    if not given.known:

        def find() -> str:
            checks.reach(Recorder(core), Reach(kept))
            return ""

        if said := in_a_fork(find, 7200)[1]:
            raise SystemExit(said)
    reach = Reach(kept)
    checks.preload()
    draw, started = random.Random(given.seed), time.monotonic()
    for mutant in mutants:
        if time.monotonic() - started > given.seconds:
            break
        if outcomes.is_settled(mutant, given.again):
            continue
        names = chosen(list(filter(checks.exists, reach.of(mutant.place))), reach, given.budget, draw)
        if not names:
            outcomes.note(mutant, Fate.UNREACHED, "")
            continue

        def work(mutant: Mutant = mutant, names: list[str] = names) -> str:
            mutant.take()
            return checks.failed(names) or ""

        ended, seen = in_a_fork(work, _LONGER * sum(reach.seconds[each] for each in names) + _SECONDS)
        fate = ended or (Fate.KILLED if seen else Fate.SURVIVED)
        if seen.startswith(_NotTaken.__name__):
            raise SystemExit(seen)
        outcomes.note(mutant, fate, seen or f"{len(names)} checks")
    if given.programs:
        _turn(mutants, core, outcomes, kept, given)


def _turn(mutants: list[Mutant], core: Core | None, outcomes: _Outcomes, kept: Path, given: argparse.Namespace) -> None:
    """Runs programs with those alive, as far as `--seconds` go. This process itself runs none: what it knows of a
    program no process of a mutant could compute any more."""
    from tests.prover_mutants.checks import chosen
    from tests.prover_mutants.programs import Programs
    from tests.prover_mutants.reach import Reach, Recorder

    verdicts = given.folder / "verdicts.jsonl"
    if not given.known:

        def find() -> str:
            Programs(verdicts, given.drawn, given.corpora).reach(Recorder(core), Reach(kept), given.recording)
            return ""

        if said := in_a_fork(find, 2 * given.recording)[1]:
            raise SystemExit(said)
    programs, reach = Programs(verdicts, given.drawn, given.corpora), Reach(kept)
    draw, started = random.Random(given.seed), time.monotonic()
    for mutant in mutants:
        if time.monotonic() - started > given.seconds:
            break
        fate = outcomes.found.get(mutant.name, (Fate.KILLED, ""))[0]
        if fate not in _ALIVE or (fate is Fate.SAME and not given.again):
            continue
        all_names = programs.usable(reach.of(mutant.place), reach)
        names = chosen(all_names, reach, given.programs, draw)
        seconds = _LONGER * sum(reach.seconds[each] for each in names) + _SECONDS
        if unknown := [each for each in names if not programs.knows(each)]:
            programs.learn(in_a_fork(partial(programs.said, unknown), seconds)[1])
            names = programs.usable(names, reach)

        def work(mutant: Mutant = mutant, names: list[str] = names) -> str:
            mutant.take()
            return programs.turned(names)

        ended, seen = in_a_fork(work, seconds)
        if seen.startswith(_NotTaken.__name__):
            raise SystemExit(seen)
        if ended or not seen.startswith("{"):
            outcomes.note(mutant, ended or Fate.KILLED, seen)
            continue
        if found := json.loads(seen):
            programs.learn(in_a_fork(partial(programs.said, list(found)), seconds)[1])
        turned = programs.confirmed(found)
        if not turned:
            outcomes.note(mutant, Fate.SAME, f"{len(names)} of {len(all_names)} programs")
        else:
            outcomes.note(mutant, Fate.KILLED if turned[0].is_noticed else Fate.TURNS, "  ".join(map(str, turned)))


if __name__ == "__main__":
    main()
