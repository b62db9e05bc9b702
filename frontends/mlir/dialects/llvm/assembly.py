"""Inline assembly: the instructions that MLIR's own lowerings write so."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles

_INTEL = 1
_BLEND = re.compile(r"vblendps \$0, \$1, \$2, (0x[0-9a-fA-F]+|\d+)")
_VECTORS = ({"vector<4xf32>"}, {"vector<8xf32>"})


@handles("llvm.inline_asm", attributes=("asm_string", "constraints", "asm_dialect", "tail_call_kind"))
def _inline_assembly(lowering: Lowering, operation: Any) -> None:
    """A blend of two vectors: an element is that of the second one where its bit of the number is set (VBLENDPS, Intel
    64 and IA-32 Architectures Software Developer's Manual). What `tail_call_kind` says is of calls alone."""
    attributes, operands = operation.attributes, list(operation.operands)
    dialect = int(attributes["asm_dialect"].value) if "asm_dialect" in attributes else 0
    blend = _BLEND.fullmatch(attributes["asm_string"].value)
    types = {str(each.type) for each in (*operands, *operation.results)}
    if (
        blend is None
        or dialect != _INTEL
        or attributes["constraints"].value != "=x,x,x"
        or len(operands) != 2
        or types not in _VECTORS
    ):
        raise lowering.unsupported(f"the assembly {attributes['asm_string']}")
    selected, (left, right) = int(blend[1], 0), map(lowering.parts, operands)
    found = [other if selected >> at & 1 else one for at, (one, other) in enumerate(zip(left, right, strict=True))]
    lowering.bind_parts(operation.results[0], found)
