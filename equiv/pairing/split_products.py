"""Products with a sum that a target may compute in one step or in two, where its source has none of them.

`llvm.intr.fmuladd` leaves that open (LLVM's LangRef), and so does Fma of GLSL (SPIR-V Extended Instructions);
`vector.fma` and `math.fma`, which round once, are lowered to these. So a target is taken to round once that has such
products where its source has others alone."""

from __future__ import annotations

from msgspec.structs import replace

from equiv.pairing.draft import Draft
from equiv.pairing.rewriting import rewritten
from interp import ir
from interp.machine.assembly.assembler import SPLITS

_WORDS = (
    "what the target may round once or twice, as llvm.intr.fmuladd and Fma of GLSL, rounds once, as vector.fma and "
    "math.fma do, from which it is made"
)


def round_once(draft: Draft) -> Draft:
    """The draft, with products of the target that round once where the source has none that may round twice."""
    if not _may_split(draft.target) or _may_split(draft.source):
        return draft
    target = rewritten(draft.target, _rounded_once)
    return draft.with_modules(draft.source, target, _WORDS)


def _may_split(module: ir.Module) -> bool:
    return any(SPLITS in operation.flags for operation in ir.of_kind(module, ir.Op))


def _rounded_once(operation: ir.Operation) -> list[ir.Operation] | None:
    if not isinstance(operation, ir.Op) or SPLITS not in operation.flags:
        return None
    return [replace(operation, flags=tuple(each for each in operation.flags if each != SPLITS))]
