"""What stands in the way of verdicts, from what reasons are and not from how they are worded."""

from __future__ import annotations

from equiv.jobs.record import Record
from equiv.report.summary import Obstacle, obstacles
from equiv.verdict import Reason, Side, Verdict
from equiv.verdict.reasons import ReasonKind
from tests.equiv.pairs import check

UNKNOWN_OPERATION = """
func.func @f(%A: memref<4xf32>) {
  "some.operation"(%A) : (memref<4xf32>) -> ()
  return
}
"""


def record(*reasons: Reason) -> Record:
    side = Side("a.mlir", "f")
    verdict = Verdict("unknown", side, side, reasons=reasons)
    return Record("a", "a.mlir", "a.mlir", verdict)


def test_an_operation_that_is_not_supported_is_named() -> None:
    verdict = check(UNKNOWN_OPERATION, UNKNOWN_OPERATION)
    assert [(each.kind, each.operation) for each in verdict.reasons] == [("unsupported", "some.operation")]
    again = Verdict.from_json(verdict.to_json())
    assert again.reasons == verdict.reasons


def test_operations_are_counted_whatever_is_said_of_them() -> None:
    lost = Reason(ReasonKind.UNSUPPORTED, "nobody knows what this is", operation="some.operation")
    worded = Reason(ReasonKind.DATA, "'other.operation' is not supported")
    assert obstacles([record(lost), record(lost, worded)]) == [
        Obstacle("unsupported", "some.operation", 2),
        Obstacle("data", "data", 1),
    ]
