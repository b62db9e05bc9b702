"""Pairs of a random program with an edit of it, or with what passes make of it, and the verdicts that runs deny."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load
from frontends.mlir.core.bindings import DEFAULT, import_ir
from interp import machine
from interp.machine import Domain, Execution, Limits, Sample
from tests.fuzz import addresses, containers, integers
from tests.fuzz.arguments import Arguments, Values
from tests.fuzz.command import Checked
from tests.fuzz.edits import edit
from tests.fuzz.passes import transformed

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


def run(seed: int, count: int, edited: bool, solver_limit: int = 300_000, kind: str = "integers") -> Iterator[Checked]:
    """Pairs of a seed, of a kind of `KINDS`."""
    chosen = KINDS[kind]
    for number in range(count):
        draw = random.Random(f"{seed} {number}")
        source = chosen.program(draw)
        if not _is_valid(source):
            continue
        target = _edited(source, draw) if edited else transformed(source, draw.choice(chosen.passes))
        if target and chosen.lowering:
            target = without_checks(target)
        last = transformed(target, chosen.lowering) if target and chosen.lowering else target
        if target is None or last is None:
            continue
        before, after = load(source, file_name="source.mlir"), load(last, file_name="target.mlir")
        verdict = verify(before, after, function="f", seed=1, timeout=20, solver_limit=solver_limit)
        yield Checked(verdict.verdict, _denial(chosen, source, target, verdict) or "", source, last)


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


def _denial(kind: Kind, source: str, target: str, verdict: Verdict) -> str | None:
    """What a run shows against the verdict, in words. A witness was replayed already; inputs that tell the programs
    apart deny a proof at the sizes that it lists, and a refutation where there are none at any."""
    if verdict.verdict == "equivalent":
        sizes = list(verdict.sizes) or [{}]
        return next((found for each in sizes if (found := _difference(kind, source, target, each))), None)
    if verdict.verdict == "different" and _difference(kind, source, target, {}) is None:
        return "no inputs tell the programs apart"
    return None


def _difference(kind: Kind, source: str, target: str, sizes: dict[str, int]) -> str | None:
    programs = [machine.assemble(load(text).lower("f"), "f") for text in (source, target)]
    for values in kind.arguments.all():
        if not kind.arguments.has_sizes(values, sizes):
            continue
        mine, other = _run(kind.arguments, programs, values, sizes)
        if mine.stop is not None:
            continue
        if other.stop is not None:
            if other.stop.kind == "undefined":
                return f"{values}: {other.stop.message}"
            continue
        for output in kind.arguments.outputs:
            for one, two in zip(mine.output_bits(output), other.output_bits(output), strict=True):
                if one is not None and one != two:
                    return f"{values}: {output} is {one} in the source and {two} in the target"
    return None


def _run(
    arguments: Arguments, programs: list[Any], values: Values, sizes: dict[str, int]
) -> tuple[Execution, Execution]:
    inputs = arguments.inputs(sizes)
    sample = Sample(profile="few-16", seed=sum(values.values()), overrides=arguments.overrides(values))
    return machine.run_pair(
        programs[0],
        programs[1],
        inputs,
        inputs,
        Domain.CONCRETE,
        limits=Limits(operations=_OPERATIONS),
        sample=sample,
    )
