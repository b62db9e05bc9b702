"""Holds the product's verdicts against native runs, for every pair of the loops corpus and for mutants of its programs:
`python -m tests.corpora.campaign [--mutants N] [--seed N] [--own-sizes] [FAMILY ...]` in the repository's root.

It takes minutes and exits with 1 where a verdict is contradicted: `equivalent` for programs that a native run at one of
the verdict's sizes tells apart, or `different` for programs that no native run does (which is for a person to look at:
native runs do not prove equality). FAMILY may be a pattern: `'numeric-*'` is the numeric corpus."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from pathlib import Path

from equiv import verify
from equiv.corpus.manifests import CorpusPair, read_corpus
from equiv.mutate import mutants
from equiv.verdict import Verdict, Witness
from frontends.errors import InputProblem
from tests import ROOT
from tests.oracle import Agreement, Disagreement, Given, Sizes, differ_on, oracle_agrees, run
from tests.oracle.agreement import SEEDS, jobs

CORPUS = ROOT / "corpora" / "loops"
TIMEOUT = 60.0  # seconds for one verdict
_EVERY_LEVEL = ("bitwise", "reassociated", "real")
_FEW = 20  # mutants that each kernel is to have


@dataclass(frozen=True, slots=True)
class Case:
    """Two programs to compare at size vectors that give the source a meaning. `what` names the case in reports."""

    what: str
    source: str
    target: str
    function: str
    vectors: tuple[Sizes, ...]
    accept: tuple[str, ...] = ("bitwise",)
    expected: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """`verdict` is what the product says (`refused` for an `InputProblem`), `native` what the runs support."""

    case: Case
    verdict: str
    native: str
    saw: str
    reason: str
    seconds: float

    @property
    def wrong(self) -> str:
        """How the two contradict each other, or nothing."""
        if self.verdict == "equivalent" and self.native == "different":
            return "FALSE EQUIVALENT"
        if self.verdict == "different" and self.native == "equivalent":
            return "different only to the product"
        return "refused" if self.verdict == "refused" else ""


def vectors(columns: Mapping[str, Sequence[int]]) -> tuple[Sizes, ...]:
    """The size vectors of a pair's columns; one empty vector where there are none."""
    count = max((len(column) for column in columns.values()), default=1)
    return tuple({name: column[row] for name, column in columns.items()} for row in range(count))


def meaningful(source: str, function: str, all_vectors: Sequence[Sizes]) -> tuple[Sizes, ...]:
    """The vectors at which the source is defined."""
    outcomes = run(source, function, [(vector, SEEDS[0]) for vector in all_vectors])
    return tuple(v for v, outcome in zip(all_vectors, outcomes, strict=True) if outcome.status == "finished")


def pair_cases(pairs: Sequence[CorpusPair]) -> Iterator[Case]:
    for pair in pairs:
        source = pair.source.read_text()
        usable = meaningful(source, pair.function, vectors(pair.sizes))
        accept = ("bitwise",) if pair.level == "bitwise" else _EVERY_LEVEL
        yield Case(pair.full_name, source, pair.target.read_text(), pair.function, usable, accept, pair.expected)


def mutant_cases(pairs: Sequence[CorpusPair], count: int, seed: int) -> Iterator[Case]:
    """`count` mutants of each kernel, and as many of the targets that it has been made into where it has too few."""
    by_source: dict[Path, list[CorpusPair]] = {}
    for pair in pairs:
        if not pair.source_pipeline:
            by_source.setdefault(pair.source, []).append(pair)
    for path, members in by_source.items():
        source, function = path.read_text(), members[0].function
        usable = meaningful(source, function, vectors(members[0].sizes))
        left = count
        origins = [path] + [pair.target for pair in members if pair.expected == "equivalent"]
        for origin in origins:
            for mutant in mutants(origin.read_text(), left, seed):
                left -= 1
                what = f"{path.parent.name}/{origin.stem}, {mutant.description} at {mutant.place.line}"
                yield Case(what, source, mutant.text, function, usable)
            if left <= 0 or count - left >= _FEW:
                break


def product_verdict(case: Case, seed: int, own_sizes: bool) -> Verdict | InputProblem:
    columns = {name: [vector[name] for vector in case.vectors] for name in case.vectors[0]} if case.vectors else {}
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "source.mlir"), Path(folder, "target.mlir")
        source.write_text(case.source)
        target.write_text(case.target)
        try:
            return verify(
                source,
                target,
                function=case.function,
                sizes=None if own_sizes else columns,
                accept=case.accept,
                timeout=TIMEOUT,
                seed=seed,
            )
        except InputProblem as problem:
            return problem


def judge(case: Case, seed: int = 0, own_sizes: bool = False) -> Result:
    """With `own_sizes` the product chooses sizes, and the native runs follow."""
    started = time.monotonic()
    verdict = product_verdict(case, seed, own_sizes)
    seconds = time.monotonic() - started
    chosen = case.vectors
    if own_sizes and isinstance(verdict, Verdict) and verdict.verdict != "unknown":
        chosen = tuple(verdict.sizes) or case.vectors
    native = _native(case, chosen)
    if isinstance(verdict, Verdict) and verdict.witness is not None and native.verdict == "equivalent":
        native = _on_witness(case, verdict.witness, native)
    saw = native.disagreements[0] if native.disagreements else None
    if isinstance(verdict, InputProblem):
        return Result(case, "refused", native.verdict, "", str(verdict), seconds)
    reason = verdict.reasons[0] if verdict.reasons else None
    place = f" ({reason.line}:{reason.column})" if reason and reason.line else ""
    return Result(
        case,
        verdict.verdict,
        native.verdict,
        f"{dict(saw.sizes)} {saw.what}" if saw else "",
        f"{reason.kind}: {reason.message}{place}" if reason else "",
        seconds,
    )


def _on_witness(case: Case, witness: Witness, native: Agreement) -> Agreement:
    """What native runs on the witness's own inputs add to those on inputs of the oracle's."""
    values = tuple((each.parameter, each.element, each.text) for each in witness.input_values)
    what = differ_on(case.source, case.target, case.function, witness.sizes, Given(SEEDS[0], values))
    found = (Disagreement(witness.sizes, SEEDS[0], f"{what}, on the witness's inputs"),) if what else ()
    return replace(native, disagreements=found)


def _native(case: Case, chosen: Sequence[Sizes]) -> Agreement:
    work = jobs(chosen, SEEDS)
    return oracle_agrees(case.source, case.target, case.function, chosen, SEEDS, run(case.source, case.function, work))


@dataclass(slots=True)
class Tally:
    """Verdicts counted against what the runs support."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    contradicted: int = 0
    seconds: float = 0.0

    def add(self, result: Result) -> None:
        self.counts[result.native, result.verdict] += 1
        self.seconds += result.seconds
        if result.wrong:
            self.contradicted += 1
            print(
                f"{result.wrong}: {result.case.what}\n    native: {result.saw}\n    product: {result.reason}",
                flush=True,
            )
        elif result.verdict == "unknown":
            self.reasons[result.reason[:100]] += 1
            print(f"unknown: {result.case.what}: {result.reason}", flush=True)
        if result.case.expected and result.case.expected != result.native:
            print(
                f"native runs say {result.native}, the manifest {result.case.expected}: {result.case.what}", flush=True
            )

    def report(self, what: str) -> None:
        print(f"\n{what}: {sum(self.counts.values())} in {self.seconds:.0f} s of checking")
        for (native, verdict), count in sorted(self.counts.items()):
            print(f"  native runs say {native:10}  the product says {verdict:10}  {count}")
        for reason, count in self.reasons.most_common(20):
            print(f"  {count:5} unknown: {reason}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.corpora.campaign")
    parser.add_argument("--mutants", type=int, default=24, help="per kernel (default: 24); 0 for none")
    parser.add_argument("--no-pairs", action="store_true", help="only mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--own-sizes", action="store_true", help="let the product choose the sizes")
    parser.add_argument("families", nargs="*", metavar="FAMILY")
    options = parser.parse_args(arguments)
    pairs = [
        pair for pair in read_corpus(CORPUS) if any(fnmatch(pair.family, each) for each in options.families or "*")
    ]
    contradicted = 0
    plans = [
        ("pairs", iter(()) if options.no_pairs else pair_cases(pairs)),
        ("mutants", mutant_cases(pairs, options.mutants, options.seed)),
    ]
    for what, cases in plans:
        tally = Tally()
        for case in cases:
            tally.add(judge(case, options.seed, options.own_sizes))
        tally.report(what)
        contradicted += tally.contradicted
    return 1 if contradicted else 0


if __name__ == "__main__":
    sys.exit(main())
