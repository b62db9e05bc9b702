"""An oracle that shares nothing with the product: it runs functions of MLIR text with MLIR's own execution engine.

It proves nothing. It says what native code did on given inputs, so that verdicts can be held against it."""

from tests.oracle.agreement import Agreement, Disagreement, compare, differ_on, oracle_agrees
from tests.oracle.inputs import Arrays, Edges, Fenced, Given
from tests.oracle.native import Outcome, Sizes, run, run_functions

__all__ = [
    "Agreement",
    "Arrays",
    "Disagreement",
    "Edges",
    "Fenced",
    "Given",
    "Outcome",
    "Sizes",
    "compare",
    "differ_on",
    "oracle_agrees",
    "run",
    "run_functions",
]
