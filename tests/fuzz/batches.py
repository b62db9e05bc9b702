"""Campaigns of many small pairs: what is drawn knows itself where its programs differ, and modules of many functions
are read at once, so that little is spent but on the verdicts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from equiv.request.options import Options
from equiv.verdict import DIFFERENT, EQUIVALENT, Level, Verdict
from equiv.verification import Results, verify_all
from frontends.errors import SyntaxProblem
from frontends.mlir import load
from tests.fuzz.command import Campaign, Checked
from tests.fuzz.passes import transformed_apart

_BATCH = 40
_TIMEOUT = 20.0
_QUERY = 200_000
_FEW, _MANY = 2, 200
_LARGEST = 1 << 31  # of sizes that a judge can speak of
_LOWERED = 0.35  # how often a program is lowered


@dataclass(frozen=True, slots=True)
class Drawn:
    """A pair of functions `@f`, and what its judge says, which shares nothing with the proof.

    `differs` says in words what tells the two apart at sizes by name on so many samples, empty where nothing does, and
    `tried` lists the sizes at which to ask it where a proof is for all sizes, or where a refutation is to be denied.
    Nothing found there, on many samples, is nothing at all."""

    change: str
    source: str
    target: str
    differs: Callable[[Mapping[str, int], int], str]
    tried: tuple[Mapping[str, int], ...] = ({},)
    accept: tuple[Level, ...] = (Level.BITWISE,)


UNDEFINED = "the target is undefined"
"""How words begin that say so. A pass may give a meaning to what has none: after one they deny nothing."""


@dataclass(frozen=True, slots=True)
class Passes:
    """Pipelines of MLIR, and the side that one to three of them are run on, at times with `lowering` after them. A
    source must have a meaning for all inputs: a pass may choose one where there is none."""

    pipelines: tuple[str, ...]
    of_target: bool = True
    lowering: str = ""

    def texts(self, texts: tuple[str, str], draw: random.Random) -> tuple[str, str] | None:
        """Both programs after passes; None where these fail."""
        chosen = ",".join(draw.choice(self.pipelines) for _ in range(draw.randint(1, 3)))
        if self.lowering and draw.random() < _LOWERED:
            chosen += f",{self.lowering}"
        made = transformed_apart(texts[self.of_target], chosen)
        if made is None:
            return None
        return (texts[0], made) if self.of_target else (made, texts[1])


def denial(drawn: Drawn, verdict: Verdict) -> str:
    """What the judge has against the verdict, in words; empty where nothing."""
    if verdict.verdict == EQUIVALENT:
        whole = verdict.scope in (None, "all-sizes", "static", "enumerated")
        asked = [*verdict.sizes, *(drawn.tried if whole else ())] or [{}]
        return next((f"{dict(each)}: {found}" for each in asked if (found := drawn.differs(each, _FEW))), "")
    if verdict.verdict == DIFFERENT:
        if any(abs(size) > _LARGEST for sizes in verdict.sizes for size in sizes.values()):
            return ""  # judges' sums do not wrap around
        asked = [*drawn.tried, *verdict.sizes]
        if not any(drawn.differs(each, samples) for samples in (_FEW, _MANY) for each in asked):
            return "no inputs tell the programs apart"
    return ""


def campaign_of(draw_pair: Callable[[random.Random], Drawn | None], passes: Passes | None = None) -> Campaign:
    """The campaign of pairs that are drawn so, with `passes` on one of the programs; what is no pair is left out."""

    def campaign(seed: int, count: int) -> Iterator[Checked]:
        batch = list[Drawn]()
        for number in range(count):
            drawn = draw_pair(random.Random(f"{seed} {number}"))
            if drawn is not None and drawn.source != drawn.target:
                batch.append(drawn)
            if batch and (len(batch) == _BATCH or number == count - 1):
                yield from _checked(batch, seed, passes)
                batch = []

    return campaign


def _checked(batch: list[Drawn], seed: int, passes: Passes | None = None) -> Iterator[Checked]:
    for accept in sorted({each.accept for each in batch}):
        those = [each for each in batch if each.accept == accept]
        options = Options(seed=seed + 1, timeout=_TIMEOUT, solver_limit=_QUERY, accept=accept, explain=False)
        texts = _texts(those)
        if passes is not None:
            after = passes.texts(texts, random.Random(f"{seed} {those[0].source}"))
            if after is None:
                yield Checked("passes that fail", "", "", "")
                continue
            texts = after
        results = _verified(texts, options)
        if results is None:
            for each in those:
                yield from _checked([each], seed) if len(those) > 1 else ()
            if len(those) == 1:
                yield Checked(f"{those[0].change}: not read", "", those[0].source, those[0].target)
            continue
        for problem in results.problems:
            yield Checked(f"problem: {problem}", "", "", "")
        for verdict in results.verdicts:
            drawn = those[int(verdict.source.function[1:])]
            what = f"{verdict.verdict} {verdict.level or ''}".strip()
            denied = denial(drawn, verdict)
            if passes is not None and UNDEFINED in denied:
                denied = ""
            shown = (drawn.source, drawn.target)
            if denied and passes is not None:
                shown = texts  # all of the batch
            yield Checked(f"{drawn.change}: {what}", f"{verdict.source.function}: {denied}" if denied else "", *shown)


def _texts(batch: list[Drawn]) -> tuple[str, str]:
    """Both modules, with a function of each pair."""
    sides = zip(*((each.source, each.target) for each in batch), strict=True)
    source, target = ("\n".join(text.replace("@f(", f"@f{at}(") for at, text in enumerate(side)) for side in sides)
    return source, target


def _verified(texts: tuple[str, str], options: Options) -> Results | None:
    try:
        before, after = (
            load(text, file_name=f"{name}.mlir") for name, text in zip(("source", "target"), texts, strict=True)
        )
    except SyntaxProblem:
        return None
    return verify_all(before, after, options=options)
