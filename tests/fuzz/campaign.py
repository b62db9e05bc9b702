"""Pairs of a random program with an edit of it, or with what passes make of it, and the verdicts that runs deny."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from frontends.mlir import load
from frontends.mlir.core.bindings import DEFAULT, import_ir
from interp import machine
from interp.machine import Domain, Limits, Program, Sample, StopKind
from tests.fuzz import addresses, containers, integers
from tests.fuzz.arguments import Arguments, Values
from tests.fuzz.batches import UNDEFINED, Drawn, Limited, Passes, campaign_of
from tests.fuzz.command import Campaign
from tests.fuzz.edits import edit

INTEGER_PASSES = (
    "canonicalize,cse",
    "func.func(int-range-optimizations),canonicalize",
    "func.func(arith-expand)",
    "sccp,canonicalize",
    "func.func(lower-affine),convert-scf-to-cf,canonicalize",
    "func.func(affine-loop-unroll{unroll-factor=4 cleanup-unroll=true}),mem2reg,canonicalize",
    "func.func(arith-unsigned-when-equivalent)",
    "loop-invariant-code-motion,control-flow-sink,canonicalize",
)
CONTAINER_PASSES = (
    "canonicalize,cse",
    "one-shot-bufferize,canonicalize",
    "one-shot-bufferize,func.func(buffer-loop-hoisting,promote-buffers-to-stack)",
    "convert-vector-to-scf{full-unroll=true},canonicalize",
    "func.func(lower-vector-mask),convert-vector-to-scf,one-shot-bufferize,func.func(lower-affine)",
    "func.func(affine-loop-unroll{unroll-factor=2 cleanup-unroll=true}),canonicalize,one-shot-bufferize",
)
TO_LLVM = (
    "func.func(lower-affine),convert-scf-to-cf,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts"
)
ADDRESS_PASSES = (
    "canonicalize,cse",
    "expand-strided-metadata",
    "expand-strided-metadata,canonicalize,func.func(lower-affine),cse",
    "fold-memref-alias-ops,canonicalize",
    "func.func(int-range-optimizations),canonicalize",
    "convert-scf-to-cf,canonicalize",
)
STRIDED_TO_LLVM = f"expand-strided-metadata,{TO_LLVM}"


@dataclass(frozen=True, slots=True)
class Kind:
    """What programs are made of: how one is drawn, the pipelines that targets are made with, and the one that each
    target goes through in the end. That one is taken for right: runs are of what went into it."""

    program: Callable[[random.Random], str]
    passes: Sequence[str]
    lowering: str = ""
    arguments: Arguments = integers.ARGUMENTS


KINDS = {
    "integers": Kind(integers.program, INTEGER_PASSES),
    "containers": Kind(containers.program, CONTAINER_PASSES),
    "addresses": Kind(addresses.program, ADDRESS_PASSES, arguments=addresses.ARGUMENTS),
    "llvm-addresses": Kind(addresses.program, ADDRESS_PASSES, STRIDED_TO_LLVM, addresses.ARGUMENTS),
    "llvm": Kind(integers.program, ("canonicalize,cse", "sccp,canonicalize", "func.func(arith-expand)"), TO_LLVM),
}
_ATTEMPTS = 12
_OPERATIONS = 200_000  # of one concrete run
_RUNS, _MANY_RUNS = 40, 2_000
_FEW = 2  # samples where nothing is said to tell programs apart


def campaign(kind: str, edited: bool) -> Campaign:
    """Pairs of a kind of `KINDS`: of a program with an edit of it, or with what passes make of one that was edited."""
    chosen = KINDS[kind]
    passes = Passes(() if edited else tuple(chosen.passes), lowering=chosen.lowering, lowered=1.0)
    applied = passes if passes.pipelines or passes.lowering else None
    return campaign_of(partial(pair, chosen), applied, limited=Limited(timeout=2, query=50_000, all_sizes=0.3))


def pair(kind: Kind, draw: random.Random) -> Drawn | None:
    """A program of a kind and an edit of it; None where there is none that MLIR takes."""
    source = kind.program(draw)
    target = _edited(source, draw) if _is_valid(source) else None
    if target is None:
        return None
    if kind.lowering:
        target = without_checks(target)
    return Drawn("edited", source, target, Judge(kind.arguments, source, target).differs)


def without_checks(text: str) -> str:
    """The program without `cf.assert`, which LLVM has calls to the C library for: it does the same where they hold."""
    return "\n".join(line for line in text.splitlines() if not line.strip().startswith("cf.assert")) + "\n"


def _edited(source: str, draw: random.Random) -> str | None:
    for _ in range(_ATTEMPTS):
        target = source
        for _ in range(draw.choice((1, 1, 1, 2, 3))):
            target = edit(target, draw)
        if target != source and _is_valid(target):
            return target
    return None


def _is_valid(text: str) -> bool:
    bindings = import_ir(DEFAULT)
    with bindings.Context():
        try:
            bindings.Module.parse(text)
        except bindings.MLIRError:
            return False
    return True


@dataclass
class Judge:
    """Runs of two programs on the inputs that there are: on a few of them against a proof, and until one tells the two
    apart where a verdict says that one does."""

    arguments: Arguments
    source: str
    target: str

    @cached_property
    def _programs(self) -> tuple[Program, Program]:
        source, target = (machine.assemble(load(text).lower("f"), "f") for text in (self.source, self.target))
        return source, target

    def differs(self, sizes: Mapping[str, int], samples: int) -> str:
        """The first of the inputs that tells the programs apart, of all of them where `samples` are many."""
        values = [each for each in self.arguments.all() if self.arguments.has_sizes(each, sizes)]
        random.Random(f"{sizes} {self.source}").shuffle(values)
        runs = _MANY_RUNS if samples > _FEW else _RUNS
        return next((found for each in values[:runs] if (found := self._difference(each, sizes))), "")

    def _difference(self, values: Values, sizes: Mapping[str, int]) -> str:
        inputs = self.arguments.inputs(sizes)
        sample = Sample(profile="few-16", seed=sum(values.values()), overrides=self.arguments.overrides(values))
        source, target = (
            each.run(inputs, Domain.CONCRETE, limits=Limits(operations=_OPERATIONS), sample=sample)
            for each in self._programs
        )
        if source.stop is not None:
            return ""
        if target.stop is not None:
            if target.stop.kind in (StopKind.ENDLESS, StopKind.LIMIT_OPERATIONS):
                return f"{values}: the target does not end"
            return f"{values}: {UNDEFINED}: {target.stop.message}" if target.stop.kind is StopKind.UNDEFINED else ""
        for output in self.arguments.outputs:
            for one, two in zip(source.output_bits(output), target.output_bits(output), strict=True):
                if one is not None and one != two:
                    return f"{values}: {output} is {one} in the source and {two} in the target"
        return ""
