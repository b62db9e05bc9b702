"""Whether the check accepts each certificate that the search writes, of pairs of the corpora.

python -m tests.equiv.proving.parametric.agreement [FOLDER] [--only TEXT] [--every N] [--seconds S] [--record FILE]

What the search proves for all sizes, with isl, is written as a file and read again, and checked with z3 alone, as
`equiv certify` does. A certificate that is refused, and one of a pair that is labelled as different, is printed, and
then the command fails. Short programs come first. What became of a pair, and what its search and its check took, is
added to the record, a JSON object a line: what stands there is not run again, and counts."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from equiv.corpus.manifests import CorpusPair, read_corpus
from equiv.errors import WrongUse
from equiv.opt.preload import preload
from equiv.pairing.pair import Pair
from equiv.proving.levels import weaker_levels
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import BadCertificate
from equiv.proving.parametric.certify import check_file, from_file, to_file
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.verdict import DIFFERENT, Level, Side
from equiv.verification import pair_again
from frontends.errors import InputProblem
from tests import ROOT
from tests.forks import said_in_a_fork

_CORPORA = ROOT / "corpora"
_SECONDS = 300.0  # of processor time for a pair


class Outcome(Struct, frozen=True):
    """What became of a pair, and what is wrong with that; empty where nothing is. Seconds are of processor time."""

    pair: str
    found: str
    problem: str = ""
    search: float = 0.0
    check: float = 0.0


def _name(of: CorpusPair) -> str:
    """The folder of a pair and its name, which no other pair has."""
    return f"{of.target.parent.absolute().relative_to(ROOT)}/{of.name}"


def refusal(pair: Pair, proven: Proven) -> str:
    """What the check has against the certificate of a proof, in words; empty where it accepts it."""
    try:
        failures = check_file(pair, from_file(json.loads(json.dumps(to_file(pair, proven))))).failures
    except BadCertificate as problem:
        return str(problem)
    return "; ".join(f"{each.letter}: {each.message}" for each in failures)


def outcome(of: CorpusPair) -> Outcome:
    sides = Side(str(of.source), of.function), Side(str(of.target), of.target_function)
    try:
        pair, _ = pair_again(*sides, ())
    except (InputProblem, WrongUse):
        return Outcome(_name(of), "not paired")
    started = time.process_time()
    proven = prove_all_sizes(pair, reorders_floats=bool(weaker_levels((of.level or Level.BITWISE,))))
    search = time.process_time() - started
    if not isinstance(proven, Proven):
        return Outcome(_name(of), "no certificate", search=search)
    started = time.process_time()
    refused = refusal(pair, proven)
    check = time.process_time() - started
    if refused:
        return Outcome(_name(of), "refused", refused, search, check)
    problem = "labelled as different" if of.expected == DIFFERENT else ""
    return Outcome(_name(of), "accepted", problem, search, check)


def _alone(of: CorpusPair) -> Outcome:
    """The outcome of a pair in a process of its own, of which nothing stays."""
    ending, said = said_in_a_fork(lambda: msgspec.json.encode(outcome(of)).decode(), _SECONDS)
    if ending is not None:
        return Outcome(_name(of), "limit", search=_SECONDS)
    if not said.startswith("{"):
        return Outcome(_name(of), "failed", said or "it said nothing")
    return msgspec.json.decode(said, type=Outcome)


def _outcomes(pairs: list[CorpusPair], record: Path | None, seconds: float) -> Iterator[Outcome]:
    lines = record.read_text("utf-8").splitlines() if record is not None and record.is_file() else []
    known = {each.pair: each for each in (msgspec.json.decode(line, type=Outcome) for line in lines)}
    started = time.monotonic()
    for pair in pairs:
        if _name(pair) in known:
            yield known[_name(pair)]
        elif time.monotonic() - started <= seconds:
            found = _alone(pair)
            if record is not None:
                with record.open("ab") as output:
                    output.write(msgspec.json.encode(found) + b"\n")
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=_CORPORA)
    parser.add_argument("--only", default="", help="only pairs that are named so, in part")
    parser.add_argument("--every", type=int, default=1, help="only each so many-th pair (default: all)")
    parser.add_argument("--seconds", type=float, default=3600, help="begin no pair after so many (default: 3600)")
    parser.add_argument("--record", type=Path, help="what is known of pairs, and is added to")
    given = parser.parse_args()
    preload()
    counts, wrong, spent = Counter[str](), 0, Counter[str]()
    pairs = [each for each in read_corpus(given.folder) if given.only in _name(each)]
    pairs.sort(key=lambda each: each.source.stat().st_size + each.target.stat().st_size)
    for each in _outcomes(pairs[:: given.every], given.record, given.seconds):
        counts[each.found] += 1
        spent["search"] += each.search
        spent["check"] += each.check
        if each.problem:
            wrong += 1
            print(f"{each.pair}: {each.found}: {each.problem}", flush=True)
    certificates = counts["accepted"] + counts["refused"]
    took = f"{spent['search']:.0f} s of search, {spent['check']:.0f} s of checks"
    print(f"{counts.total()} of {len(pairs[:: given.every])} pairs: {dict(counts)}, {took}")
    print(f"{counts['accepted']} of {certificates} certificates accepted, {wrong} wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
