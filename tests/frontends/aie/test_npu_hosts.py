"""Hosts of arrays of tiles in the spellings that compilers and their examples have: each is proven equal to a plain
loop or to another spelling, and what is wrong in it is refuted or left open by name."""

from __future__ import annotations

import pytest

from tests.frontends.aie.npu_hosts import COPY, FUNCTION, RELAY, TASKS, TYPES, check, linked, unsupported


def test_the_host_may_be_a_function() -> None:
    verdict = check(COPY, linked(12, 4, host=FUNCTION))
    assert verdict.verdict == "equivalent"
    assert any("has channel 0" in each for each in verdict.assumptions)


def test_which_channel_the_compiler_chooses_is_not_guessed() -> None:
    said = "a channel that the compiler chooses"
    fifo = "aie.objectfifo @more(%other, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>\n"
    assert said in unsupported(linked(12, 4, fifo, FUNCTION))
    assert said in unsupported(linked(12, 4, "aie.flow(%other, DMA : 1, %shim, DMA : 0)\n", FUNCTION))
    assert said in unsupported(linked(12, 4, host=FUNCTION.replace("channel = 0", "channel = 1")))


def test_strides_of_another_number_are_named() -> None:
    assert "2 strides" in unsupported(linked(12, 4, host=FUNCTION.replace("24][0, 0, 0]", "24][0, 0]")))


# -- what a loop of the host carries -----------------------------------------------------------------------------------

ROLLED = """
aie.runtime_sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : i32
  %take = aiex.dma_configure_task_for @out {
    aie.dma_bd(%b : memref<24xi32> offset = 0 len = 24)
    aie.end
  } {issue_token = true}
  aiex.dma_start_task(%take)
  %first = aiex.dma_configure_task_for @in {
    aie.dma_bd(%a : memref<24xi32> offset = 0 len = 8)
    aie.end
  } {issue_token = true}
  aiex.dma_start_task(%first)
  %last = scf.for %i = %c1 to %c3 step %c1 iter_args(%before = %first) -> (index) {
    %number = arith.index_cast %i : index to i32
    %offset = arith.muli %number, %c8 : i32
    %next = aiex.dma_configure_task_for @in {
      aie.dma_bd(%a : memref<24xi32> offset = %offset len = 8)
      aie.end
    } {issue_token = true}
    aiex.dma_start_task(%next)
    aiex.dma_await_task(%before)
    aiex.dma_free_task(%before)
    scf.yield %next : index
  }
  aiex.dma_await_task(%last)
  aiex.dma_await_task(%take)
}
"""


def test_a_task_that_a_loop_carries_is_that_of_the_iteration() -> None:
    twice = ROLLED.replace("aiex.dma_await_task(%last)", "aiex.dma_await_task(%first)")
    assert "was awaited already" in unsupported(linked(12, 4, host=twice))
    assert check(COPY, linked(12, 4, host=ROLLED.replace("%number, %c8", "%c8, %c8"))).verdict == "different"


def test_descriptors_whose_number_is_a_value_are_named() -> None:
    pooled = TASKS.replace("len = 24)\n    aie.end\n  }\n", "len = 24) bd_id_val %id : i32\n    aie.end\n  }\n", 1)
    pooled = pooled.replace("  %send", "  %id = arith.constant 3 : i32\n  %send", 1)
    assert "whose number, or how it advances, is a value" in unsupported(linked(12, 12, host=pooled))


# -- hosts that loop, and hosts that configure devices -----------------------------------------------------------------

IN_LOOPS = f"""
{RELAY}
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {{
  %zero = arith.constant 0 : i64
  %none = arith.constant 0 : index
  %once = arith.constant 1 : index
  %id = arith.constant 1 : i32
  affine.for %i = 0 to 1 {{
    affine.for %j = 0 to 2 {{
      %at = affine.apply affine_map<(d0) -> (d0 * 12)>(%j)
      %offset = arith.index_cast %at : index to i64
      %take = airrt.dma_memcpy_nd(%id, %zero, %zero, %b[0, 0, 0, %offset], [1, 1, 1, 12], [0, 0, 0, 1])
        {{chan_name = @out, metadata = @from}} : {TYPES} : !airrt.event
      %send = airrt.dma_memcpy_nd(%id, %zero, %zero, %a[0, 0, 0, %offset], [1, 1, 1, 12], [0, 0, 0, 1])
        {{chan_name = @in, metadata = @to}} : {TYPES} : !airrt.event
      airrt.wait_all %take, %send
    }}
    scf.parallel (%x) = (%none) to (%once) step (%once) {{
      %memory = airrt.alloc : memref<12xi32, 1>
      %herd = airrt.herd_load "herd_0" () {{segment_name = "relay"}} : () -> i64
      %past = airrt.wait_all : !airrt.event
      airrt.dealloc %memory : memref<12xi32, 1>
      airrt.wait_all %past {{air.segment_end}}
      scf.reduce
    }}
    %loaded = airrt.segment_load "relay" : i64
  }} {{affine_opt_label = "tiling"}}
  return
}}
"""


def test_what_the_host_does_in_no_order_is_named() -> None:
    assert "parallel iterations" in unsupported(
        IN_LOOPS.replace("to (%once) step", "to (%twice) step").replace(
            "  %once =", "  %twice = arith.constant 2 : index\n  %once ="
        )
    )
    assert "segment 'other' for device 'relay'" in unsupported(
        IN_LOOPS.replace('segment_name = "relay"', 'segment_name = "other"')
    )


RUN = """
module {
  %s
  aie.device(npu1) {
    aie.runtime_sequence @sequence(%%a: memref<24xi32>, %%b: memref<24xi32>) {
      aiex.configure @relay {
        aiex.run @part(%%a, %%b) : (memref<24xi32>, memref<24xi32>)
      }
    }
  }
}
"""
PART = (
    TASKS.replace("@in", "@to").replace("@out", "@from").replace("aie.runtime_sequence(", "aie.runtime_sequence @part(")
)
CONFIGURED = RUN % RELAY.replace("aie.shim_dma_allocation @from", PART + "aie.shim_dma_allocation @from")


def test_a_host_may_configure_another_device() -> None:
    verdict = check(COPY, CONFIGURED)
    assert verdict.verdict == "equivalent"
    assert not any("2 calls" in each for each in verdict.assumptions)


RUN_OTHERWISE = {
    "several of them": ("aiex.configure @relay {", "aiex.configure @relay {\n}\naiex.configure @relay {"),
    "the device has no sequence @other": ("aiex.run @part", "aiex.run @other"),
    "there is no device @other": ("aiex.configure @relay", "aiex.configure @other"),
    "in a device with parts of its own": (
        "aie.runtime_sequence @sequence",
        "%t = aie.tile(0, 0)\naie.runtime_sequence @sequence",
    ),
    "operands of other types": ("@part(%a, %b) : (memref<24xi32>, memref<24xi32>)", "@part(%a) : (memref<24xi32>)"),
}


@pytest.mark.parametrize("said", RUN_OTHERWISE)
def test_what_else_a_host_may_configure_is_named(said: str) -> None:
    assert said in unsupported(CONFIGURED.replace(*RUN_OTHERWISE[said]))


def test_descriptors_that_advance_by_values_are_named() -> None:
    advancing = TASKS.replace("len = 24)", "len = 24) iteration_size_val %n : i32 iteration_stride_val %n : i32", 1)
    advancing = advancing.replace("  %send", "  %n = arith.constant 3 : i32\n  %send", 1)
    assert "how it advances, is a value" in unsupported(linked(12, 12, host=advancing))
