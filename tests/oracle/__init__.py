"""An oracle that shares nothing with the product: it runs functions of MLIR text with MLIR's own execution engine.

It proves nothing. It says what native code did on given inputs, so that verdicts can be held against it."""

from tests.oracle.agreement import Agreement, Disagreement, compare, oracle_agrees
from tests.oracle.native import Outcome, Sizes, run

__all__ = ["Agreement", "Disagreement", "Outcome", "Sizes", "compare", "oracle_agrees", "run"]
