"""The dialects of IREE that are in dispatches."""

from __future__ import annotations

from frontends.api import DialectPack

DIALECTS = (
    DialectPack(
        name="IREE",
        dialects={
            "hal": ("frontends.iree.operations",),
            "iree_codegen": ("frontends.iree.operations",),
            "iree_tensor_ext": ("frontends.iree.operations",),
            "iree_vector_ext": ("frontends.iree.operations",),
        },
    ),
)
