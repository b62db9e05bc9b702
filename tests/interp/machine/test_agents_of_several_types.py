"""Agents that access memory with values of several types."""

from __future__ import annotations

import pytest

from interp.machine import Execution
from tests.interp.machine.agents import left, run

# Numbers of 32 and of 64 bits, one after the other, which all agents read.
_STRUCT = """
  %n: i32 = const 7
  %m: i64 = const 9
  %s: ptr = alloc [16]
  store %n, %s[]
  %t: ptr = displace %s by 8
  store %m, %t[]"""


def _agents(body: str, before: str = _STRUCT) -> Execution:
    inside = f"parallel (%i) = (0) to (8) step (1) {{\n{body}\n yield\n }}"
    return run(f"{before}\n  {inside}")


_READS = "%x: i32 = load %s[] %y: i64 = load %t[] %z: i32 = op trunci(%y) %w: i32 = op addi(%x, %z) store %w, %a[%i]"


def test_all_agents_may_read_memory_of_several_types() -> None:
    assert left(_agents(_READS))[0] == (16,) * 8


def test_each_agent_may_have_memory_of_several_types() -> None:
    own = _STRUCT.replace("%n: i32 = const 7\n", "%n: i32 = op index_cast(%i)\n")
    assert left(_agents(own + "\n" + _READS, before=""))[0] == tuple(9 + at for at in range(8))


@pytest.mark.parametrize(
    "body",
    [
        _READS + " store %n, %s[]",
        "store %m, %t[]",
        "store %n, %s[]",
        "%q: ptr = displace %s by 4 store %n, %q[]",
        "%q: ptr = displace %s by 12 %h: i16 = load %q[] store %m, %t[]",
    ],
)
def test_agents_that_nothing_orders_leave_memory_of_several_types_open(body: str) -> None:
    execution = _agents(body)
    assert execution.stop is not None
    assert (execution.stop.kind, "nothing orders" in execution.stop.message) == ("unsupported", True)


def test_one_type_becomes_several_only_where_all_before_is_ordered() -> None:
    first = "%s: ptr = alloc [16] %n: i32 = const 7 %m: i64 = const 9"
    mixed = "%at: index = apply %i * 4 %q: ptr = displace %s by %at store %n, %q[] store %m, %s[]"
    execution = run(f"{first}\n parallel (%i) = (0) to (4) step (1) {{ {mixed} yield }}")
    assert execution.stop is not None
    assert execution.stop.kind == "unsupported"
