"""Memory on the stack that ends with an iteration of a loop, by MLIR's rules of automatic allocation."""

from __future__ import annotations

from typing import Any

from frontends.contexts import text_of
from frontends.mlir.core.lowering import Lowering

# Operations whose regions' memory on the stack ends with each run of theirs.
_SCOPES = frozenset(
    (
        *("affine.for", "affine.parallel", "scf.for", "scf.forall", "scf.parallel", "memref.alloca_scope"),
        *("func.func", "gpu.func", "gpu.launch", "async.execute"),
    )
)


def require_no_escape(lowering: Lowering, loop: Any) -> None:
    """Raises `Unsupported` where a loop hands memory of an iteration's stack on, which ends with the iteration."""
    if not any("memref<" in text_of(result.type) for result in loop.results):
        return
    body = loop.regions[0].blocks[0]
    pending = list(body.operations[len(body.operations) - 1].operation.operands)
    seen = set(pending)
    for value in pending:
        owner = value.owner
        if "memref<" not in text_of(value.type) or not hasattr(owner, "results"):
            continue
        operation = owner.operation
        if operation.name == "memref.alloca" and _scope_of(operation) == loop:
            raise lowering.unsupported_at(operation, "stack memory that outlives its iteration")
        followers = list(operation.operands)
        for region in operation.regions:
            for block in region.blocks:
                followers += list(block.operations[len(block.operations) - 1].operation.operands)
        pending += [each for each in followers if each not in seen]
        seen.update(followers)


def _scope_of(operation: Any) -> Any:
    around = operation.parent
    while around is not None and around.name not in _SCOPES:
        around = around.parent
    return around.operation if around is not None else None
