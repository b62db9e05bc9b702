"""Programs whose end depends on which of two agents synchronizes first: refuted with a schedule under which it differs
from the source's only end, left open where no schedule shows that or where a compiler may choose the order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from equiv import replay_witness, verify
from tests.equiv.pairs import check, function

L3 = "memref<8xi32>"
ARGUMENTS = f"%a: {L3}, %b: {L3}"
COPY = function(ARGUMENTS, f"memref.copy %a, %b : {L3} to {L3}")


def herd(body: str, outside: str, channels: str) -> str:
    """Two tiles of one herd; `outside` is what the launch does beside them."""
    return channels + function(
        ARGUMENTS,
        f"""
%c1 = arith.constant 1 : index
%t = air.launch async (%l) in (%n=%c1) args(%x=%a, %y=%b) : {L3}, {L3} {{
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
{outside}
  %s = air.segment async {{
    %c2 = arith.constant 2 : index
    %h = air.herd async tile (%p) in (%np=%c2) {{
      %m = memref.alloc() : memref<4xi32, 2>
{body}
    }}
  }}
}}
air.wait_all [%t]
""",
    )


# The puts of a loop are in no order, the gets are.
ITERATIONS = "air.channel @c [1]\n" + function(
    ARGUMENTS,
    f"""
%c0 = arith.constant 0 : index
%c4 = arith.constant 4 : index
%c8 = arith.constant 8 : index
%w = air.wait_all async
%1 = scf.for %i = %c0 to %c8 step %c4 iter_args(%t = %w) -> (!air.async.token) {{
  %2 = air.channel.put async [%w] @c[] (%a[%i] [4] [1]) : ({L3})
  %3 = air.wait_all async [%t, %2]
  scf.yield %3 : !air.async.token
}}
%4 = air.channel.get async @c[] (%b[] [] []) : ({L3})
air.wait_all [%1, %4]
""",
)

# Both tiles take from one stream what each of them sends back for itself.
ONE_STREAM = herd(
    """
air.channel.get @in[] (%m[] [] []) : (memref<4xi32, 2>)
air.channel.put @out[%p] (%m[] [] []) : (memref<4xi32, 2>)
""",
    f"""
%1 = air.channel.put async @in[] (%x[] [] []) : ({L3})
%2 = air.channel.get async @out[%c0] (%y[0] [4] [1]) : ({L3})
%3 = air.channel.get async @out[%c1_0] (%y[4] [4] [1]) : ({L3})
""".replace("%1 =", "%c1_0 = arith.constant 1 : index\n%1 ="),
    "air.channel @in [1]\nair.channel @out [2]\n",
)

WRONG = {
    "iterations of a loop": ITERATIONS,
    "tiles that take from one stream": ONE_STREAM,
}


@pytest.mark.parametrize("name", WRONG)
def test_a_schedule_that_ends_otherwise_is_a_witness(name: str) -> None:
    verdict = check(COPY, WRONG[name])
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None and verdict.witness.schedule
    assert verdict.witness.cell is not None
    (reason,) = verdict.reasons
    assert reason.kind == "order" and "nothing orders two" in reason.message


def test_the_schedule_is_run_again(tmp_path: Path) -> None:
    before, after = (tmp_path / f"{name}.mlir" for name in ("before", "after"))
    before.write_text(COPY)
    after.write_text(ITERATIONS)
    verdict = verify(before, after, function="f")
    assert verdict.witness is not None
    again = replay_witness(verdict.witness)
    assert again.reproduced, again.explanation
    after.write_text(ITERATIONS.replace("put async [%w]", "put async [%t]"))
    assert not replay_witness(verdict.witness).reproduced


# Without tokens, all order is the compiler's.
WITHOUT_TOKENS = re.sub(r"%\w+ = (air\.(?:channel\.\w+|launch|segment|herd)) async", r"\1", ONE_STREAM)
WITHOUT_TOKENS = WITHOUT_TOKENS.replace("air.wait_all [%t]\n", "")


def test_nobody_goes_on_whatever_the_schedule() -> None:
    """Both tiles take from the stream of one, and that of the other one is never taken."""
    text = ONE_STREAM.replace("air.channel.put async @in[] (%x[] [] [])", "air.channel.put async @in[] (%x[0] [6] [1])")
    verdict = check(COPY, text)
    assert verdict.verdict == "different" and verdict.witness is not None
    assert verdict.witness.kind == "undefined" and "nobody can go on" in verdict.witness.message
