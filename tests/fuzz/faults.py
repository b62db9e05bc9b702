"""`python -m tests.fuzz.faults`: faults of the prover, and after how many pairs each campaign denies a verdict.

A fault is a line of the prover that is another one, as a mistake might have it. Each is looked for in a process of its
own. What a campaign denies in a prover without faults would be no sign of one: without any, nothing is denied."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice

import click

from equiv.opt.preload import preload
from tests import ROOT
from tests.fuzz import cells, flags, guards, hidden, kernels, levels, needles, peepholes, rules, verilog, xls
from tests.fuzz.batches import campaign_of
from tests.fuzz.command import Campaign
from tests.fuzz.nests import pairs as nests
from tests.fuzz.tables import pairs as tables
from tests.prover_mutants.live import take

CAMPAIGNS: Mapping[str, Campaign] = {
    "flags": campaign_of(flags.pair),
    "peepholes": peepholes.campaign,
    "hidden": hidden.campaign,
    "rules": rules.campaign,
    "cells": cells.campaign,
    "needles": needles.campaign,
    "tables": campaign_of(tables.pair),
    "nests": campaign_of(nests.pair),
    "guards": campaign_of(guards.pair),
    "levels": levels.campaign,
    "kernels": kernels.campaign,
    "xls": xls.campaign,
    "verilog": verilog.campaign,
}


@dataclass(frozen=True, slots=True)
class Fault:
    """`before` occurs once in the file and becomes `after`, within its line; `campaigns` are those that may see it."""

    what: str
    file: str
    before: str
    after: str
    campaigns: tuple[str, ...]

    def take(self) -> None:
        """Makes this process's prover have the fault. Raises `ValueError` where the file has no such line."""
        path = ROOT / self.file
        text = path.read_text("utf-8")
        if text.count(self.before) != 1 or not take(path, text.replace(self.before, self.after)):
            raise ValueError(f"{self.file} has no line, or several, with {self.before!r}")


FAULTS = (
    Fault(
        "exact, nneg and disjoint promise nothing",
        "frontends/mlir/core/scalar_operation.py",
        "return (_UNIT_FLAGS[name],)",
        "return ()",
        ("flags", "peepholes", "hidden", "rules"),
    ),
    Fault(
        "nuw promises nothing",
        "frontends/mlir/core/scalar_operation.py",
        'not in ("", "none"))',
        'not in ("", "none", "nuw"))',
        ("flags", "peepholes", "hidden", "rules"),
    ),
    Fault(
        "unsigned comparisons are all less than",
        "frontends/mlir/dialects/arith.py",
        'INTEGER_PREDICATES[operation.attributes["predicate"].value]',
        'INTEGER_PREDICATES[min(6, operation.attributes["predicate"].value)]',
        ("flags", "peepholes", "hidden", "rules", "guards"),
    ),
    Fault(
        "no flag makes poison",
        "interp/machine/analysis/poison.py",
        "return name in _OPERATIONS or not _FLAGS.isdisjoint(flags)",
        "return name in _OPERATIONS",
        ("flags", "peepholes", "hidden", "rules", "needles"),
    ),
    Fault(
        "the solver shifts with the sign",
        "equiv/solver/integers.py",
        'left >> amount if use.name == "shrsi" else z3.LShR(left, amount)',
        "left >> amount",
        ("flags", "peepholes", "hidden", "rules", "needles", "xls", "verilog"),
    ),
    Fault(
        "the solver extends by the sign",
        "equiv/solver/integers.py",
        'unsigned = use.name in ("extui", "index_castui")',
        'unsigned = use.name == "index_castui"',
        ("flags", "peepholes", "hidden", "rules", "needles", "xls", "verilog"),
    ),
    Fault(
        "the solver overlooks poison of the target",
        "equiv/solver/query.py",
        "z3.Or(less, z3.Not(same(source.value, target.value)))",
        "z3.Not(same(source.value, target.value))",
        ("flags", "peepholes", "hidden", "rules", "needles"),
    ),
    Fault(
        "arguments are as long as any data need them",
        "equiv/proving/shorter_arguments.py",
        "if not unseen:",
        "if unseen is not None:",
        ("guards",),
    ),
    Fault(
        "a loop has one upper bound",
        "frontends/mlir/dialects/affine.py",
        "for value in extreme[1:]:",
        "for value in extreme[2:]:",
        ("nests",),
    ),
    Fault(
        "requirements of the target are met at all sizes",
        "equiv/proving/parametric/obligations.py",
        "if not logic.refuted([executed, logic.any(fails)]):",
        "if logic is None:",
        ("nests", "guards"),
    ),
    Fault(
        "a vector is not transposed",
        "frontends/mlir/dialects/vector/elements.py",
        "for index, dimension in zip(position, permutation, strict=True):",
        "for index, dimension in zip(position, sorted(permutation), strict=True):",
        ("tables",),
    ),
    Fault(
        "a quotient of the target needs no divisor",
        "equiv/proving/levels.py",
        "if target.demands and not algebra.definedness:",
        "if target.demands and algebra.definedness:",
        ("levels",),
    ),
    Fault(
        "values may differ at a weaker level",
        "equiv/proving/levels.py",
        "return not (comparison.differing or comparison.problems or comparison.source_poison)",
        "return not (comparison.problems or comparison.source_poison)",
        ("levels", "flags", "nests"),
    ),
    Fault(
        "only the last operation is asked whether threads wait",
        "interp/machine/analysis/agents.py",
        "outward |= self._operation(operation, around)",
        "outward = self._operation(operation, around)",
        ("kernels",),
    ),
    Fault(
        "all extensions of XLS are by the sign",
        "frontends/xls/bit_operations.py",
        "resized(use.builder, found, use.builder.scalar(use.width), signed)",
        "resized(use.builder, found, use.builder.scalar(use.width), True)",
        ("xls",),
    ),
    Fault(
        "a choice of Verilog is signed where one side is",
        "frontends/verilog/expressions.py",
        "return self.signed(yes) and self.signed(no)",
        "return self.signed(yes) or self.signed(no)",
        ("verilog",),
    ),
)


def looked_for(fault: Fault | None, campaign: str, seed: int, count: int) -> tuple[int, str]:
    """How many pairs were checked with the fault, of at most `count`, up to the one with a denied verdict, and what
    denies it; empty where nothing does."""
    if fault is not None:
        fault.take()
    checked = 0
    for each in islice(CAMPAIGNS[campaign](seed, 4 * count), count):
        checked += 1
        if each.denial:
            return checked, f"{each.what}: {each.denial}"
    return checked, ""


def _apart(work: Callable[[], tuple[int, str]]) -> tuple[int, str]:
    """What `work` gives in a process of its own, or how that failed."""
    context = multiprocessing.get_context("fork")
    receiving, sending = context.Pipe(duplex=False)

    def run() -> None:
        try:
            sending.send(work())
        except Exception as problem:
            sending.send((0, f"{type(problem).__name__}: {problem}"))

    process = context.Process(target=run)
    process.start()
    sending.close()
    try:
        found: tuple[int, str] = receiving.recv()
    except EOFError:
        found = 0, "the process ended"
    process.join()
    return found


@click.command(help=__doc__)
@click.option("--seed", default=0, show_default=True)
@click.option("--count", default=1_000, show_default=True, help="Pairs of a campaign to look for a fault in.")
@click.option("--only", default="", help="Only faults that are named so, in part.")
def main(seed: int, count: int, only: str) -> None:
    preload()
    found = 0
    chosen = [each for each in FAULTS if only in each.what]
    for fault in chosen:
        seen = False
        for campaign in fault.campaigns:
            checked, denied = _apart(partial(looked_for, fault, campaign, seed, count))
            seen |= bool(denied and checked)
            outcome = f"pair {checked}: {denied}" if denied else f"nothing in {checked} pairs"
            click.echo(f"{fault.what} | {campaign} | {outcome}")
        found += seen
    click.echo(f"{found} of {len(chosen)} faults found, seed {seed}")


if __name__ == "__main__":
    main()
