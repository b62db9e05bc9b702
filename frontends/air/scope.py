"""What operations of other dialects mean in a program of the air dialect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from frontends.air import local_memory
from frontends.air.refeed import require_refed_as_one
from frontends.air.tasks import CLOSED, is_token, lower_task_loop, starts_tasks
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Override
from frontends.mlir.dialects.func import call, calls_kernel
from frontends.mlir.dialects.parallel import Box, Combine, Contributions, TaskLoops
from interp import ir

_STATIC = "buffers of MLIR-AIR are static: 'memref.dealloc' in its operations has no effect"


class Program(TaskLoops):
    """What holds in functions of the air dialect: memory of tiles that are outside of their herd, and loops of
    tasks."""

    def _alloc(self, lowering: Lowering, operation: Any) -> bool:
        require_refed_as_one(lowering, operation)
        tiles = local_memory.copies(lowering, operation)
        if tiles:
            lowering.bind(operation.results[0], local_memory.allocate(lowering, operation, tiles))
        return bool(tiles)

    def _dealloc(self, lowering: Lowering, operation: Any) -> bool:
        """Buffers are static, and this only says from where on another may have their place."""
        if local_memory.around(operation, *CLOSED) is None:
            return False
        lowering.assumptions.add(_STATIC)
        return True

    def _call(self, lowering: Lowering, operation: Any) -> bool:
        """A herd runs kernels that are linked with it; a call ends with the tasks that the callee has started. Raises
        `Unsupported` for a callee that gives tokens, whose tasks go on when it has ended."""
        if any(is_token(each) for each in operation.results):
            raise lowering.unsupported("a call that gives a token, of tasks that go on after it")
        callee = lowering.symbols.require(operation, operation.attributes["callee"].value).operation
        in_herd = local_memory.around(operation, "air.herd") is not None
        call(lowering, operation, calls_kernel(callee) or in_herd, starts_tasks(callee))
        return True

    overrides: ClassVar[Mapping[str, Override]] = {
        "memref.alloc": _alloc,
        "memref.alloca": _alloc,
        "memref.dealloc": _dealloc,
        "func.call": _call,
    }

    def starts_tasks(self, loop: Any) -> bool:
        return starts_tasks(loop)

    def lower_loop(
        self,
        lowering: Lowering,
        box: Box,
        body: Any,
        initial: Sequence[ir.Value],
        contributions: Contributions,
        combination: Combine,
    ) -> list[ir.Value]:
        return lower_task_loop(lowering, box, body, initial, contributions, combination)
