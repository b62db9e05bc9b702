"""`python -m tests.fuzz.corpus_mutants`: mutants of the corpora's targets, and runs of the reference interpreter.

Each target is checked against a mutant of its own. Where the verdict is that they are equal bit for bit, both run on
small numbers in `interp.ir.reference`, which shares no code with the machine, at the first sizes that the verdict
lists: another number of the mutant, or one that is undefined, denies it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from equiv import verify
from equiv.corpus.manifests import CorpusPair, read_corpus
from equiv.errors import NothingToCompare, SignatureMismatch, WrongUse
from equiv.mutate.mutants import mutants
from equiv.verdict import EQUIVALENT, Level
from frontends.errors import InputProblem, Unsupported
from frontends.mlir import load
from interp import ir
from interp.ir import reference
from interp.ir.floats import FLOAT_FORMATS
from interp.ir.reference import Descriptor, Interpreter
from interp.ir.types import row_major
from tests import ROOT
from tests.fuzz.command import Checked, command
from tests.interp.reference_comparison import pattern

_LARGEST = 30_000  # bytes of a program
_OPERATIONS = 200_000  # of one run
_RUNS = 3
_TIMEOUT = 5.0  # seconds of one check


def denial(source: ir.Module, target: ir.Module, entry: str, sizes: Mapping[str, int], seed: int) -> str | None:
    """What runs of two functions of one signature show, in words; empty where nothing, None where none was of use."""
    told: str | None = None
    for number in range(_RUNS):
        runs = []
        for module in (source, target):
            arguments = _arguments(module.functions[entry], sizes, random.Random(f"{seed} {number}"))
            if arguments is None:
                return None
            interpreter = Interpreter(module, entry, _OPERATIONS)
            try:
                interpreter.run(arguments)
            except reference.Unsupported:
                return told
            except reference.Undefined as stop:
                if module is source:
                    break
                return f"the target is undefined: {stop.message} at {stop.place}"
            runs.append([*arguments, *interpreter.results])
        if len(runs) < 2:
            continue
        told = ""
        function = source.functions[entry]
        types = [*(each.type for each in function.parameters), *function.results]
        for at, (one, other, type_) in enumerate(zip(*runs, types, strict=True)):
            for cell, (mine, theirs) in enumerate(zip(_cells(one, type_), _cells(other, type_), strict=True)):
                if isinstance(mine, int) and mine != theirs and not _are_nan(mine, theirs, type_):
                    return f"cell {cell} of {at}: {mine} in the source and {theirs} in the target"
    return told


def _arguments(function: ir.Function, sizes: Mapping[str, int], draw: random.Random) -> list[reference.Value] | None:
    """Small numbers; None where a parameter is of a kind that has none here, or a size is not known."""
    found: list[reference.Value] = []
    for parameter in function.parameters:
        type_ = parameter.type
        if isinstance(type_, ir.View):
            shape = [
                sizes.get(f"{parameter.name}.{at}") if size is None else size for at, size in enumerate(type_.shape)
            ]
            if type_.strides is not None or type_.offset or type_.element.is_pointer or None in shape:
                return None
            known = tuple(each for each in shape if each is not None)
            view = reference.given(type_.element, known, row_major(known), 0)
            for at in reference.elements_at(view, type_.element):
                view.buffer.put(at, pattern(draw, type_.element), type_.element)
            found.append(view)
        elif type_.is_index:
            if str(parameter.name) not in sizes:
                return None
            found.append(sizes[str(parameter.name)])
        elif type_ == ir.POINTER:
            return None
        else:
            found.append(sizes.get(str(parameter.name), pattern(draw, type_)))
    return found


def _cells(value: reference.Value, type_: ir.Type) -> list[reference.Value]:
    if not isinstance(value, Descriptor) or value.buffer.freed:
        return [value] if isinstance(value, int) else []
    assert isinstance(type_, ir.View)
    return [value.buffer.get(at, type_.element) for at in reference.elements_at(value, type_.element)]


def _are_nan(one: int, other: reference.Value, type_: ir.Type) -> bool:
    """Whether both are one, of which no pattern is said."""
    element = type_.element if isinstance(type_, ir.View) else type_
    format_ = FLOAT_FORMATS.get(element.name)
    if format_ is None or not isinstance(other, int):
        return False
    largest = ((1 << (format_.width - 1 - format_.fraction_bits)) - 1) << format_.fraction_bits
    return all(each & ((1 << (format_.width - 1)) - 1) > largest for each in (one, other))


def check(pair: CorpusPair, seed: int) -> Checked:
    """The verdict on a mutant of the pair's target, and what a run shows against it."""
    text = pair.target.read_text("utf-8")
    entry = pair.target_function or pair.function
    try:
        drawn = mutants(text, 1, seed)
        if not drawn:
            return Checked("no mutant", "", text, text)
        mutant = drawn[0].text
        before, after = load(text, file_name=pair.target.name), load(mutant, file_name="mutant.mlir")
        sizes = {name: list(numbers) for name, numbers in pair.sizes.items()}
        verdict = verify(before, after, function=entry, sizes=sizes, assume=pair.assume, seed=1, timeout=_TIMEOUT)
    except (InputProblem, NothingToCompare, SignatureMismatch, WrongUse) as problem:
        return Checked(type(problem).__name__, "", text, text)
    if verdict.verdict != EQUIVALENT or verdict.level != Level.BITWISE:
        return Checked(str(verdict.verdict), "", text, mutant)
    try:
        modules = before.lower(entry), after.lower(entry)
    except Unsupported:
        return Checked("equivalent, not run", "", text, mutant)
    found = denial(*modules, entry, next(iter(verdict.sizes), {}), seed)
    return Checked(f"equivalent, {'not run' if found is None else 'run'}", found or "", text, mutant)


def campaign(seed: int, count: int) -> Iterator[Checked]:
    """Mutants of pairs of the corpora in a random order, the small ones in MLIR, again and again."""
    pairs = [each for each in read_corpus(ROOT / "corpora") if each.target.suffix == ".mlir"]
    pairs = [each for each in pairs if each.target.stat().st_size <= _LARGEST]
    random.Random(seed).shuffle(pairs)
    for number in range(count):
        yield check(pairs[number % len(pairs)], seed + number)


if __name__ == "__main__":
    command(__doc__, "corpora", ".mlir", campaign)()
