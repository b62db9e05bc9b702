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

_BATCH = 40
_TIMEOUT = 20.0
_QUERY = 200_000
_FEW, _MANY = 2, 200


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


def denial(drawn: Drawn, verdict: Verdict) -> str:
    """What the judge has against the verdict, in words; empty where nothing."""
    if verdict.verdict == EQUIVALENT:
        whole = verdict.scope in (None, "all-sizes", "static", "enumerated")
        asked = [*verdict.sizes, *(drawn.tried if whole else ())] or [{}]
        return next((f"{dict(each)}: {found}" for each in asked if (found := drawn.differs(each, _FEW))), "")
    if verdict.verdict == DIFFERENT:
        asked = [*drawn.tried, *verdict.sizes]
        if not any(drawn.differs(each, samples) for samples in (_FEW, _MANY) for each in asked):
            return "no inputs tell the programs apart"
    return ""


def campaign_of(draw_pair: Callable[[random.Random], Drawn | None]) -> Campaign:
    """The campaign of pairs that are drawn so; what is no pair is left out."""

    def campaign(seed: int, count: int) -> Iterator[Checked]:
        batch = list[Drawn]()
        for number in range(count):
            drawn = draw_pair(random.Random(f"{seed} {number}"))
            if drawn is not None and drawn.source != drawn.target:
                batch.append(drawn)
            if batch and (len(batch) == _BATCH or number == count - 1):
                yield from _checked(batch, seed)
                batch = []

    return campaign


def _checked(batch: list[Drawn], seed: int) -> Iterator[Checked]:
    for accept in sorted({each.accept for each in batch}):
        those = [each for each in batch if each.accept == accept]
        results = _verified(
            those, Options(seed=seed + 1, timeout=_TIMEOUT, solver_limit=_QUERY, accept=accept, explain=False)
        )
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
            yield Checked(f"{drawn.change}: {what}", denial(drawn, verdict), drawn.source, drawn.target)


def _verified(batch: list[Drawn], options: Options) -> Results | None:
    texts = [
        "\n".join(text.replace("@f(", f"@f{at}(") for at, text in enumerate(side))
        for side in zip(*((each.source, each.target) for each in batch), strict=True)
    ]
    try:
        before, after = (
            load(text, file_name=f"{name}.mlir") for name, text in zip(("source", "target"), texts, strict=True)
        )
    except SyntaxProblem:
        return None
    return verify_all(before, after, options=options)
