"""Programs whose verdicts a change of the prover may turn: many more than the tests have, and of each nothing but its
verdict is looked at, that of the unchanged prover being what is expected.

They are all pairs of `tests/pairs`, a part of the corpora, and pairs that the campaigns of `tests.fuzz` draw."""

from __future__ import annotations

import json
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType

from equiv import verify
from equiv.corpus.manifests import CorpusPair, read_corpus
from equiv.verdict import LEVELS, Verdict
from frontends.errors import SyntaxProblem
from tests import ROOT
from tests.fuzz import campaign, flags, kernels, levels, verilog, xls
from tests.fuzz.batches import MLIR, Drawn, Form
from tests.fuzz.nests import pairs as nests
from tests.fuzz.tables import pairs as tables
from tests.long import read_list
from tests.pairs.files import pairs
from tests.prover_mutants.reach import Reach, Recorder, clock

_SEED = 1
_TIMEOUT = 20.0
_MOST_SECONDS = 2.0  # of processor time; what takes longer is no program here
_MOST_BYTES = 20_000  # of a pair of the corpora
_ALL = 1000  # words, more than a verdict has
_SHOWN = 5  # of the programs that a change turns
_FOLDER = re.compile(rf"{re.escape(tempfile.gettempdir())}/[^/]+/")  # in which the texts of a pair are
_LIMIT = "limit"  # how kinds of reasons begin that another run need not repeat


@dataclass(frozen=True, slots=True)
class Program:
    """A pair of programs by a name; another pair may have that when the file at `origin` is another one. As a test it
    holds to the first `tested` words of its verdict."""

    name: str
    origin: Path
    check: Callable[[], Verdict]
    tested: int = 0

    def said(self) -> tuple[str, ...]:
        """The outcome, and of a proof its level, its scope and what it takes for granted; nothing where that may be
        something else in the next run."""
        try:
            verdict = self.check()
        except Exception as problem:  # that of a prover that is changed
            return (type(problem).__name__,)
        if any(str(each.kind).startswith(_LIMIT) for each in verdict.reasons):
            return ()
        if not verdict.proven:
            return (str(verdict.verdict),)
        granted = sorted(_FOLDER.sub("", each) for each in verdict.assumptions)
        return (str(verdict.verdict), str(verdict.level), str(verdict.scope), *granted)


@dataclass(frozen=True, slots=True)
class Turn:
    """A program of which a change of the prover says something else, and whether that makes a test fail."""

    name: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    is_noticed: bool

    def __str__(self) -> str:
        return f"{self.name}: {_differing(self.before, self.after)} -> {_differing(self.after, self.before)}"


class Programs:
    """All programs, and what the unchanged prover says of them, kept in the file at `path`, a JSON record a line."""

    def __init__(self, path: Path, drawn: int, of_corpora: int) -> None:
        """`drawn` pairs of each campaign, and so many of the corpora."""
        self._path = path
        every = [*_of_files(), *_of_campaigns(drawn), *_of_corpora(of_corpora)]
        self._programs = {each.name: each for each in every}
        lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        self._said = {name: tuple(said) for name, said in map(json.loads, lines)}

    def reach(self, recorder: Recorder, reach: Reach, seconds: float) -> None:
        """Runs what `reach` does not know, and notes which places it comes by, for at most `seconds` of processor
        time. What takes long, or need not say the same in the next run, comes by none."""
        names, began = list(self._programs), clock()
        for name in random.Random(_SEED).sample(names, len(names)):
            program = self._programs[name]
            if reach.knows(name, program.origin):
                continue
            if clock() - began > seconds:
                return
            places, before = set[str](), clock()
            with recorder.noting(places):
                said = program.said()
            taken = clock() - before
            if taken > _MOST_SECONDS:
                said = ()
            self._note(name, said)
            reach.note(name, program.origin, taken, places if said else set())

    def usable(self, names: list[str], reach: Reach) -> list[str]:
        """Those of the names that are of programs, which take no long time and say the same in the next run."""
        return [
            each
            for each in names
            if each in self._programs and reach.seconds[each] <= _MOST_SECONDS and self._said.get(each, ("",))
        ]

    def knows(self, name: str) -> bool:
        """Whether it was noted what is said of a program."""
        return name in self._said

    def said(self, names: list[str]) -> str:
        """As JSON what this process says of programs, by their names."""
        return json.dumps({name: self._programs[name].said() for name in names})

    def learn(self, said: str) -> None:
        """Notes what a process without a change said, as JSON; what is none, of a process that ended, says nothing."""
        if said.startswith("{"):
            for name, words in json.loads(said).items():
                if self._said.get(name) != tuple(words):
                    self._note(name, tuple(words))

    def turned(self, names: list[str]) -> str:
        """As JSON, by name, what this process says of programs of which it says something else than is known; the
        first that a test would notice is the last."""
        found = {}
        for name in names:
            program = self._programs[name]
            said = program.said()
            if said != self._said[name]:
                found[name] = said
                if _is_noticed(program, self._said[name], said):
                    break
        return json.dumps(dict(list(found.items())[-_SHOWN:]))

    def confirmed(self, found: dict[str, list[str]]) -> list[Turn]:
        """Of what `turned` gave in the process of a change, those that differ from what is known now; what a test
        would notice comes first."""
        turns = []
        for name, after in found.items():
            program, said = self._programs[name], self._said[name]
            if said and after and said != tuple(after):
                turns.append(Turn(name, said, tuple(after), _is_noticed(program, said, tuple(after))))
        return sorted(turns, key=lambda each: not each.is_noticed)

    def _note(self, name: str, said: tuple[str, ...]) -> None:
        self._said[name] = said
        with self._path.open("a", encoding="utf-8") as output:
            output.write(json.dumps([name, said]) + "\n")


def _is_noticed(program: Program, before: tuple[str, ...], after: tuple[str, ...]) -> bool:
    return before[: program.tested] != after[: program.tested]


def _differing(said: tuple[str, ...], other: tuple[str, ...]) -> str:
    return "; ".join(said[:3] if said[:3] != other[:3] else (each for each in said if each not in other)) or "without"


def _of_files() -> Iterator[Program]:
    slow = "\n".join(read_list())
    for pair in pairs():
        if f"[{pair.name}]" not in slow:
            yield Program(pair.name, pair.path, pair.check, _ALL if pair.assumed else len(pair.expected))


def _of_corpora(count: int) -> Iterator[Program]:
    small = [each for each in read_corpus(ROOT / "corpora") if each.target.stat().st_size <= _MOST_BYTES]
    for pair in random.Random(_SEED).sample(small, min(count, len(small))):
        yield Program(f"corpora/{pair.full_name}", pair.target, partial(_check_of_corpus, pair))


def _check_of_corpus(pair: CorpusPair) -> Verdict:
    return verify(
        pair.source,
        pair.target,
        source_function=pair.function,
        target_function=pair.target_function or pair.function,
        sizes={name: list(numbers) for name, numbers in pair.sizes.items()},
        assume=pair.assume,
        accept=LEVELS,
        seed=_SEED,
        timeout=_TIMEOUT,
        explain=False,
    )


_Texts = Callable[[random.Random], "tuple[str, str] | None"]


def _of_campaigns(count: int) -> Iterator[Program]:
    def of(pair: Callable[[random.Random], Drawn | None], form: Form = MLIR) -> _Texts:
        def texts(draw: random.Random) -> tuple[str, str] | None:
            drawn = pair(draw)
            return None if drawn is None else (form.text([drawn.source]), form.text([drawn.target]))

        return texts

    addresses = partial(campaign.pair, campaign.KINDS["addresses"])
    found: tuple[tuple[ModuleType, str, _Texts], ...] = (
        (flags, ".mlir", of(flags.pair)),
        (tables, ".mlir", of(tables.pair)),
        (nests, ".mlir", of(nests.pair)),
        (campaign, ".mlir", of(addresses)),
        (levels, ".mlir", levels.pair),
        (kernels, ".mlir", lambda draw: kernels.pair(draw)[1:]),
        (xls, xls.FORM.suffix, of(xls.pair, xls.FORM)),
        (verilog, verilog.FORM.suffix, of(verilog.pair, verilog.FORM)),
    )
    for module, suffix, texts in found:
        name = module.__name__.removeprefix("tests.fuzz.")
        for number in range(count):
            yield Program(
                f"{name}/{number}", Path(str(module.__file__)), partial(_check_of_campaign, texts, suffix, number)
            )


def _check_of_campaign(texts: _Texts, suffix: str, number: int) -> Verdict:
    drawn = texts(random.Random(f"{_SEED} {number}"))
    if drawn is None or drawn[0] == drawn[1]:
        raise SyntaxProblem("nothing is drawn")
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{side}{suffix}") for side in ("source", "target")]
        for file, text in zip(files, drawn, strict=True):
            file.write_text(text, "utf-8")
        return verify(*files, accept=LEVELS, seed=_SEED, timeout=_TIMEOUT, explain=False)
