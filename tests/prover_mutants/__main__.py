"""The campaign: mutants drawn at random, each against the tests that stand where its module stands.

A mutant that they do not notice is judged by the verdicts of `probe`: where one is another, a test is missing."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

from tests import ROOT
from tests.prover_mutants import plugin
from tests.prover_mutants.operators import Mutant, mutants

_PACKAGES = (
    "equiv/pairing",
    "equiv/proving",
    "equiv/refuting",
    "equiv/sizing",
    "equiv/solver",
    "interp/machine/analysis",
)
_ALWAYS = "tests/pairs", "tests/equiv/proving/test_pairs.py"
_TIMEOUT = 1200  # seconds, as long as the tests of a package may take on a busy machine


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"  # a test failed
    SURVIVED = "survived"  # none did, and a verdict is another
    SILENT = "silent"  # none did, and no verdict of the probe is another
    ENDLESS = "endless"  # the tests did not end


@dataclass(frozen=True, slots=True)
class Outcome:
    """A mutant and what became of it; `seen` names the test or the pair that tells it."""

    mutant: Mutant
    fate: Fate
    seen: str = ""


def _modules(named: Sequence[str]) -> list[str]:
    if named:
        return list(named)
    files = [file for package in _PACKAGES for file in sorted((ROOT / package).rglob("*.py"))]
    found = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files if file.name != "__init__.py"]
    return [each for each in found if not each.endswith("__main__")]


def _listed(module: str) -> list[Mutant]:
    file = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    if not file.is_file():
        raise SystemExit(f"there is no module {module}")
    return mutants(module, file.read_text("utf-8"))


def related(module: str) -> list[str]:
    """The tests that stand where the module stands, the nearest folder that there is."""
    folder = Path("tests", *module.split(".")[:-1])
    while not (ROOT / folder).is_dir():
        folder = folder.parent
    own = folder / f"test_{module.rpartition('.')[2]}.py"
    first = [str(own)] if (ROOT / own).is_file() else []
    return [*first, *_ALWAYS, str(folder)]


def _run(mutant: Mutant | None, *command: str) -> subprocess.CompletedProcess[str]:
    named = {plugin.VARIABLE: f"{mutant.module}:{mutant.number}"} if mutant is not None else {}
    environment = {**os.environ, **named}
    words = [sys.executable, "-m", *command]
    return subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=_TIMEOUT
    )


def _probe(mutant: Mutant | None, folder: Path) -> dict[str, str]:
    file = folder / "verdicts.json"
    ended = _run(mutant, "tests.prover_mutants.probe", str(file))
    if ended.returncode:
        return {"the probe": ended.stderr.strip().rpartition("\n")[2]}
    verdicts: dict[str, str] = json.loads(file.read_text("utf-8"))
    return verdicts


def fate_of(mutant: Mutant, expected: dict[str, str], folder: Path) -> Outcome:
    """Runs the tests with the mutant, and the probe where none of them fails."""
    try:
        for tests in related(mutant.module):
            ended = _run(
                mutant, "pytest", "-x", "-q", "-p", "tests.prover_mutants.plugin", "-p", "no:cacheprovider", tests
            )
            # 5: there are no tests.
            if ended.returncode not in (0, 5):
                failed = [line for line in ended.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return Outcome(mutant, Fate.KILLED, failed[0] if failed else f"pytest ended with {ended.returncode}")
        found = _probe(mutant, folder)
    except subprocess.TimeoutExpired:
        return Outcome(mutant, Fate.ENDLESS)
    others = sorted(name for name in expected.keys() | found.keys() if expected.get(name) != found.get(name))
    return Outcome(mutant, Fate.SURVIVED, others[0]) if others else Outcome(mutant, Fate.SILENT)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.prover_mutants", description=__doc__)
    parser.add_argument("--module", action="append", default=[], help="only mutants of this module")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=600, help="begin no mutant after so many (default: 600)")
    parser.add_argument("--list", action="store_true", help="only say which mutants there are")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what became of each")
    given = parser.parse_args()
    chosen = [mutant for module in _modules(given.module) for mutant in _listed(module)]
    if given.list:
        print("\n".join(map(str, chosen)))
        return
    random.Random(given.seed).shuffle(chosen)
    outcomes: list[Outcome] = []
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        expected = _probe(None, Path(name))
        for mutant in chosen:
            if time.monotonic() - started > given.seconds:
                break
            outcomes.append(fate_of(mutant, expected, Path(name)))
            print(f"{outcomes[-1].fate}: {mutant}  {outcomes[-1].seen}", flush=True)
    counts = Counter(outcome.fate for outcome in outcomes)
    changing = counts[Fate.KILLED] + counts[Fate.SURVIVED]
    print(f"seed {given.seed}: {len(outcomes)} of {len(chosen)} mutants, {dict(counts)}")
    if changing:
        print(f"{counts[Fate.SURVIVED] / changing:.1%} of those that change a test or a verdict survive")
    if given.json:
        given.json.write_text(json.dumps([asdict(outcome) for outcome in outcomes], indent=1), "utf-8")


if __name__ == "__main__":
    main()
