"""The pack of what compilers for Ascend processors leave in programs."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="Ascend",
        dialects={
            "annotation": ("frontends.ascend.annotation",),
        },
        # Which arguments the runtime passes, and which of its cores run the function.
        function_labels=("SyncBlockLockArgIdx", "WorkspaceArgIdx", "global_kernel", "mix_mode", "parallel_mode"),
    ),
)
