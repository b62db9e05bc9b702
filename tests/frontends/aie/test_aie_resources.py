"""What a device holds: who asks for more is undefined, and what two names share is left open."""

from __future__ import annotations

import pytest

from tests.frontends.aie.devices import check_device, negated

# The core of a tile turns the sign of what comes in; its buffers are in its own memory or in that of a neighbour.
DEVICE = """
module {
  aie.device(npu1_4col) {
    %shim = aie.tile(1, 0)
    %tile = aie.tile(1, 3)
    %other = aie.tile(1, 4)
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %in = aie.buffer(%tile) {address = 1024 : i32, sym_name = "in"} : memref<4xi32>
    %out = aie.buffer(%tile) {address = 1040 : i32, sym_name = "out"} : memref<4xi32>
    %kept = aie.buffer(%other) {address = 1024 : i32, sym_name = "kept"} : memref<4xi32>
    %free_in = aie.lock(%tile, 0) {init = 1 : i32}
    %full_in = aie.lock(%tile, 1) {init = 0 : i32}
    %free_out = aie.lock(%tile, 2) {init = 1 : i32}
    %full_out = aie.lock(%tile, 3) {init = 0 : i32}
    %mem = aie.mem(%tile) {
    %s = aie.dma_start(S2MM, 0, ^in, ^after)
    ^in:
      aie.use_lock(%free_in, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<4xi32>, 0, 4) {bd_id = 0 : i32, next_bd_id = 0 : i32}
      aie.use_lock(%full_in, Release, 1)
      aie.next_bd ^in
    ^after:
    %r = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
      aie.use_lock(%full_out, AcquireGreaterEqual, 1)
      aie.dma_bd(%out : memref<4xi32>, 0, 4) {bd_id = 1 : i32, next_bd_id = 1 : i32}
      aie.use_lock(%free_out, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0 : i32
      %limit = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %limit step %c1 {
        aie.use_lock(%full_in, AcquireGreaterEqual, 1)
        aie.use_lock(%free_out, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c4 step %c1 {
          %x = memref.load %in[%i] : memref<4xi32>
          memref.store %x, %kept[%i] : memref<4xi32>
          %k = memref.load %kept[%i] : memref<4xi32>
          %y = arith.subi %zero, %k : i32
          memref.store %y, %out[%i] : memref<4xi32>
        }
        aie.use_lock(%free_in, Release, 1)
        aie.use_lock(%full_out, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%a: memref<4xi32>, %b: memref<4xi32>) {
      %send = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%a : memref<4xi32>, 0, 4)
        aie.end
      }
      aiex.dma_start_task(%send)
      %take = aiex.dma_configure_task_for @b_out {
        aie.dma_bd(%b : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
"""
OTHER = "%other = aie.tile(1, 4)"
KEPT = '{address = 1024 : i32, sym_name = "kept"} : memref<4xi32>'
# A buffer beside the others in the tile of the core, of 64 kB less their 32 bytes and the core's stack.
WHOLE = 65536 - 1024 - 32

# A lock beside the others, and what the core does with it in its one round.
EXTRA = "%full_out = aie.lock(%tile, 3)"
ROUND = "        scf.for %i = %c0 to %c4"


def beside(initial: int, *uses: str, before: str = "") -> tuple[tuple[str, str], ...]:
    """A lock of this initial value, and its uses in a round and before the first one."""
    lock = f"%extra = aie.lock(%tile, 9) {{init = {initial} : i32}}\n{EXTRA}"
    lines = "".join(f"        aie.use_lock(%extra, {use})\n" for use in uses)
    return ((EXTRA, lock), (ROUND, lines + ROUND), ("      scf.for %round", f"{before}      scf.for %round"))


def often(count: int, use: str) -> str:
    loop = f"scf.for %t = %c0 to %often step %c1 {{ aie.use_lock(%extra, {use}) }}"
    return f"%often = arith.constant {count} : index\n{loop}\n"


UNDEFINED = {
    "the memory to the east": ((OTHER, "%other = aie.tile(2, 3)"),),
    "the memory of a tile two further": ((OTHER, "%other = aie.tile(1, 5)"),),
    "the memory of a memory tile": (
        ("%tile = aie.tile(1, 3)", "%tile = aie.tile(1, 2)"),
        (OTHER, "%other = aie.tile(1, 1)"),
    ),
    "the memory across a corner": ((OTHER, "%other = aie.tile(0, 4)"),),
    "beyond the memory": ((KEPT, KEPT.replace("1024", "65524")),),
    "far beyond the memory": ((KEPT, KEPT.replace("1024", "131072")),),
    "more than the memory": (
        ("%kept =", f'%pad = aie.buffer(%tile) {{sym_name = "p"}} : memref<{WHOLE + 1}xi8>\n%kept ='),
    ),
    "a lock that is not there": (("aie.lock(%tile, 3)", "aie.lock(%tile, 16)"),),
    "a lock that begins too high": (("aie.lock(%tile, 2) {init = 1 : i32}", "aie.lock(%tile, 2) {init = 64 : i32}"),),
    "a descriptor that is not there": (
        ("{bd_id = 1 : i32, next_bd_id = 1 : i32}", "{bd_id = 16 : i32, next_bd_id = 16 : i32}"),
    ),
    "a lock of a tile further off": (
        ("%free_out = aie.lock(%tile, 2)", "%far = aie.tile(3, 3)\n%free_out = aie.lock(%far, 2)"),
    ),
    "a buffer of another tile in a descriptor": (("aie.dma_bd(%out", "aie.dma_bd(%kept"),),
    "a lock that is released beyond its largest value": beside(63, "Release, 1"),
    "a lock that is released beyond its largest value by the second call": beside(62, "Release, 1"),
    "a lock that is released beyond it at once": beside(1, "Release, 63"),
    "a lock that is released beyond it the second time": beside(62, "Release, 1", "Release, 1"),
    "a lock that is released beyond it by the 64th time": beside(0, before=often(64, "Release, 1")),
    "a lock that is acquired too late": beside(63, "Release, 1", "AcquireGreaterEqual, 1"),
    "a lock that is acquired too little": beside(
        62, before=often(3, "Release, 2) aie.use_lock(%extra, AcquireGreaterEqual, 1")
    ),
    "a descriptor that releases beyond it": (
        ("aie.use_lock(%full_in, Release, 1)", "aie.use_lock(%full_in, Release, 1)\naie.use_lock(%extra, Release, 1)"),
        *beside(63)[:1],
    ),
    "a tile that the device does not have": ((OTHER, "%other = aie.tile(7, 3)"),),
}


def changed(changes: tuple[tuple[str, str], ...]) -> str:
    text = DEVICE
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    return text


@pytest.mark.parametrize("name", UNDEFINED)
def test_what_is_not_there(name: str) -> None:
    target = changed(UNDEFINED[name])
    for source in (negated(4), DEVICE):
        verdict = check_device(source, target)
        assert verdict.verdict == "different", verdict.reasons
        assert verdict.witness is not None and verdict.witness.kind == "undefined", verdict.witness
    assert check_device(target, target).verdict != "different"


def test_a_lock_that_is_released_beyond_its_largest_value_in_some_schedule() -> None:
    core = "aie.core(%other) { aie.use_lock(%extra, AcquireGreaterEqual, 1)\n aie.end }\n    "
    text = changed((*beside(63, "Release, 1"), ("aie.core(%tile) {", f"{core}aie.core(%tile) {{")))
    assert check_device(text, text).method == "alpha-equivalence"
    verdict = check_device(
        text, text.replace("{ aie.use_lock(%extra", "{ %unused = arith.constant 7 : i32\n aie.use_lock(%extra")
    )
    assert verdict.verdict == "unknown"
    assert verdict.reasons[0].kind == "order" and "in some schedule" in verdict.reasons[0].message


TAKEN = "      aiex.dma_start_task(%take)\n      aiex.dma_await_task(%take)\n"
SENT = "      aiex.dma_start_task(%send)\n"


@pytest.mark.parametrize(("count", "awaited", "is_assumed"), [(4, False, False), (5, False, True), (5, True, False)])
def test_a_queue_of_tasks_is_assumed_to_have_room_for_more_than_four(
    count: int, awaited: bool, is_assumed: bool
) -> None:
    """A task takes its place in the queue until the host was told of its end, or of that of a later one."""
    text = DEVICE.replace(SENT, "").replace(TAKEN, "")
    start, end = text.index("      %send ="), text.index("    }\n  }\n}")
    body = text[start:end] + SENT + TAKEN
    if awaited:
        body = body.replace("aie.end\n      }\n", "aie.end\n      } {issue_token = true}\n", 1)
        body += "      aiex.dma_await_task(%send)\n"
    else:
        body = body.replace(" {issue_token = true}", "").replace("      aiex.dma_await_task(%take)\n", "")
    tasks = [body.replace("%send", f"%send{number}").replace("%take", f"%take{number}") for number in range(count)]
    verdict = check_device(negated(4), text[:start] + "".join(tasks) + text[end:])
    assert any("task queue" in str(each) for each in verdict.assumptions) == is_assumed
