"""Affine maps as users write them, in MLIR's syntax."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from frontends.errors import SyntaxProblem
from interp import ir

Function = Callable[[Sequence[ir.Index]], list[ir.Affine]]
"""The results of a map, from its dimensions."""


def parse_map(text: str, bindings: str) -> tuple[int, int, Function]:
    """The numbers of dimensions and results of an affine map without symbols, and the map; `bindings` names the Python
    package of MLIR's. Raises `SyntaxProblem` and `MissingBindings`."""
    from frontends.contexts import program_context
    from frontends.mlir.core.affine_function import AffineFunction, TooDeep
    from frontends.mlir.core.bindings import import_ir

    module = import_ir(bindings)
    try:
        attribute = module.Attribute.parse(text, program_context(module))
    except module.MLIRError as error:
        diagnostics = getattr(error, "error_diagnostics", [])
        raise SyntaxProblem(diagnostics[0].message if diagnostics else str(error)) from error
    if not isinstance(attribute, module.AffineMapAttr) or attribute.value.n_symbols:
        raise SyntaxProblem("a map from dimensions alone is needed")
    map = attribute.value
    try:
        return map.n_dims, len(map.results), AffineFunction.of_map(module, map)
    except TooDeep as error:
        raise SyntaxProblem(str(error)) from error
