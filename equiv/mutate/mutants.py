"""Draws mutants of a program."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from equiv.mutate.circuits import CircuitEdits
from equiv.mutate.edit import Edit
from equiv.mutate.loops import LoopEdits
from equiv.mutate.lowering import LoweringEdits
from equiv.mutate.memory import MemoryEdits
from equiv.mutate.scalars import ScalarEdits
from frontends.errors import SyntaxProblem
from frontends.mlir.core.bindings import DEFAULT, import_ir
from interp.ir import Place


@dataclass(frozen=True, slots=True)
class Mutant:
    """`place` is in the text that the mutant was made of."""

    text: str
    kind: str
    description: str
    place: Place


def mutants(text: str, count: int, seed: int = 0, bindings: str = DEFAULT) -> list[Mutant]:
    """Up to `count` different mutants of an MLIR module, each valid and printed by MLIR, the same for the same seed.
    Kinds of edits take turns, so that even a few mutants are of many kinds. Raises `SyntaxProblem`."""
    ir = import_ir(bindings)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        original = str(_parse(ir, text))
        order = _draw([edit.kind for edit in _edits(ir, _parse(ir, text))], random.Random(seed))
        texts = {original}
        made: list[Mutant] = []
        for number in order:
            if len(made) == count:
                break
            module = _parse(ir, text)
            edit = _edits(ir, module)[number]
            place = _place(edit.operation.location)
            edit.apply()
            try:
                module.operation.verify()
            except ir.MLIRError:
                continue
            changed = str(module)
            if changed not in texts:
                texts.add(changed)
                made.append(Mutant(changed, edit.kind, edit.description, place))
        return made


def _parse(ir: Any, text: str) -> Any:
    try:
        return ir.Module.parse(text)
    except ir.MLIRError as error:
        raise SyntaxProblem(str(error)) from error


def _edits(ir: Any, module: Any) -> list[Edit]:
    finders = (LoopEdits(ir), ScalarEdits(ir), MemoryEdits(ir), LoweringEdits(ir), CircuitEdits(ir))
    return [edit for operation in _walk(module.operation) for finder in finders for edit in finder.edits(operation)]


def _walk(operation: Any) -> Iterator[Any]:
    """The operations inside, outer before inner; not those that named operations imply and that are not printed."""
    for region in operation.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                if not inner.operation.name.startswith("linalg.") or inner.operation.name == "linalg.generic":
                    yield from _walk(inner.operation)


def _draw(kinds: list[str], source: random.Random) -> list[int]:
    """The numbers of all edits in random order, the kinds in turn."""
    by_kind: dict[str, list[int]] = {}
    for number, kind in enumerate(kinds):
        by_kind.setdefault(kind, []).append(number)
    for numbers in by_kind.values():
        source.shuffle(numbers)
    drawn: list[int] = []
    while any(by_kind.values()):
        drawn += [numbers.pop() for numbers in by_kind.values() if numbers]
    return drawn


def _place(location: Any) -> Place:
    return Place(location.filename, location.start_line, location.start_col)
