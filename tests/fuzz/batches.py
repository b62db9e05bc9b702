"""Campaigns of many small pairs: what is drawn knows itself where its programs differ, and modules of many functions
are read at once, so that little is spent but on the verdicts."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from equiv.request.options import AllSizes, Options
from equiv.request.sources import load
from equiv.verdict import DIFFERENT, EQUIVALENT, Level, Verdict
from equiv.verification import Results, verify_all
from frontends.errors import SyntaxProblem
from tests.fuzz.command import Campaign, Checked
from tests.fuzz.passes import transformed_apart

_BATCH = 40
_FEW, _MANY = 2, 200
_LARGEST = 1 << 31  # of sizes that a judge can speak of


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


@dataclass(frozen=True, slots=True)
class Form:
    """How functions of a language stand in one file: after `head`, each with its number in the place of the `{}` of
    `named`, where the pair has `f`, and those that it calls likewise, by `callee`."""

    suffix: str
    named: str
    callee: str = ""
    head: str = ""

    def text(self, functions: list[str]) -> str:
        """The file of so many functions."""
        return self.head + "\n".join(self._numbered(text, at) for at, text in enumerate(functions))

    def _numbered(self, text: str, at: int) -> str:
        text = text.replace(self.named.format("f"), self.named.format(f"f{at}"))
        if self.callee:
            text = text.replace(self.callee.format("g"), self.callee.format(f"g{at}_"))
        return text.removeprefix(self.head)


MLIR = Form(".mlir", "@{}(", "@{}(")


@dataclass(frozen=True, slots=True)
class Limited:
    """How long one check may take: seconds, and units of z3's work in a query; and how often, of all batches, a proof
    for all sizes is tried, which programs on scalars alone can do without."""

    timeout: float = 20.0
    query: int = 200_000
    all_sizes: float = 1.0


UNDEFINED = "the target is undefined"
"""How words begin that say so. A pass may give a meaning to what has none, and one that lowers drops what is not used:
after one they deny nothing."""


@dataclass(frozen=True, slots=True)
class Passes:
    """Pipelines of MLIR, and the side that one to three of them are run on, with `lowering` after them as often as
    `lowered`. A source must have a meaning for all inputs: a pass may choose one where there is none."""

    pipelines: tuple[str, ...]
    of_target: bool = True
    lowering: str = ""
    lowered: float = 0.35

    def texts(self, texts: tuple[str, str], draw: random.Random) -> tuple[str, str] | None:
        """Both programs after passes; None where these fail."""
        chosen = [draw.choice(self.pipelines) for _ in range(draw.randint(1, 3))] if self.pipelines else []
        if self.lowering and draw.random() < self.lowered:
            chosen.append(self.lowering)
        made = transformed_apart(texts[self.of_target], ",".join(chosen))
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


def campaign_of(
    draw_pair: Callable[[random.Random], Drawn | None],
    passes: Passes | None = None,
    form: Form = MLIR,
    judged: Callable[[list[Drawn]], list[Drawn]] = list,
    limited: Limited = Limited(),
) -> Campaign:
    """The campaign of pairs that are drawn so, with `passes` on one of the programs; what is no pair is left out, and
    so is what `judged`, which is given forty at once, leaves out of them."""

    def pairs(seed: int, count: int) -> Iterator[Drawn]:
        for number in range(count):
            drawn = draw_pair(random.Random(f"{seed} {number}"))
            if drawn is not None and drawn.source != drawn.target:
                yield drawn

    return campaign_of_all(pairs, passes, form, judged, limited)


def campaign_of_all(
    pairs: Callable[[int, int], Iterator[Drawn]],
    passes: Passes | None = None,
    form: Form = MLIR,
    judged: Callable[[list[Drawn]], list[Drawn]] = list,
    limited: Limited = Limited(),
    batch: int = _BATCH,
) -> Campaign:
    """As `campaign_of`, of the pairs that are drawn one after the other for a seed, at most so many; `batch` of them
    are read at once."""

    def campaign(seed: int, count: int) -> Iterator[Checked]:
        drawn = pairs(seed, count)
        while some := list(islice(drawn, batch)):
            yield from _checked(judged(some), seed, passes, form, limited)

    return campaign


def _checked(batch: list[Drawn], seed: int, passes: Passes | None, form: Form, limited: Limited) -> Iterator[Checked]:
    for accept in sorted({each.accept for each in batch}):
        those = [each for each in batch if each.accept == accept]
        draw = random.Random(f"{seed} {those[0].source}")
        options = Options(
            seed=seed + 1,
            timeout=limited.timeout,
            solver_limit=limited.query,
            accept=accept,
            explain=False,
            all_sizes=(AllSizes.AUTO if draw.random() < limited.all_sizes else AllSizes.OFF).value,
        )
        texts = form.text([each.source for each in those]), form.text([each.target for each in those])
        if passes is not None:
            after = passes.texts(texts, draw)
            if after is None:
                yield Checked("passes that fail", "", "", "")
                continue
            texts = after
        results = _verified(texts, form.suffix, options)
        if results is None:
            for each in those:
                yield from _checked([each], seed, None, form, limited) if len(those) > 1 else ()
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


def _verified(texts: tuple[str, str], suffix: str, options: Options) -> Results | None:
    with tempfile.TemporaryDirectory() as name:
        files = [Path(name) / f"{side}{suffix}" for side in ("source", "target")]
        for file, text in zip(files, texts, strict=True):
            file.write_text(text)
        try:
            before, after = map(load, files)
        except SyntaxProblem:
            return None
        return verify_all(before, after, options=options)
