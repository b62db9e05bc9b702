"""Streams of arrays of tiles: packets of several sources, and ways through the switches after routing."""

from __future__ import annotations

import pytest

from corpora.npu import aie_programs as programs
from tests.frontends.aie.devices import check_device, device, negate, negated

# Two cores that send to one port of the host, which takes what comes first.
MERGED = device(
    """
    %shim = aie.tile(0, 0)
    %one = aie.tile(0, 2)
    %two = aie.tile(0, 3)
    %x = aie.buffer(%one) {sym_name = "x"} : memref<4xi32> = dense<1>
    %y = aie.buffer(%two) {sym_name = "y"} : memref<4xi32> = dense<2>
    aie.packet_flow(1) {
      aie.packet_source<%one, DMA : 0>
      aie.packet_dest<%shim, DMA : 0>
    }
    aie.packet_flow(2) {
      aie.packet_source<%two, DMA : 0>
      aie.packet_dest<%shim, DMA : 0>
    }
    %m = aie.mem(%one) {
      aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.dma_bd(%x : memref<4xi32> offset = 0 len = 4) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 1>}
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %n = aie.mem(%two) {
      aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.dma_bd(%y : memref<4xi32> offset = 0 len = 4) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 2>}
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %c = aie.core(%one) {
      cf.br ^loop
    ^loop:
      aie.use_lock(%never, AcquireGreaterEqual, 1)
      cf.br ^loop
    }
    %never = aie.lock(%one, 0)
    aie.shim_dma_allocation @from(%shim, S2MM, 0)
    aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
      %take = aiex.dma_configure_task_for @from {
        aie.dma_bd(%b : memref<8xi32> offset = 0 len = 8)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
    """
)

ONES_AND_TWOS = """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 4 {
    affine.store %one, %b[%i] : memref<8xi32>
    affine.store %two, %b[%i + 4] : memref<8xi32>
  }
  return
}
"""


def test_packets_of_two_sources_arrive_in_no_order() -> None:
    verdict = check_device(ONES_AND_TWOS, MERGED)
    assert verdict.verdict == "different"
    assert [reason.kind for reason in verdict.reasons] == ["order"]
    assert verdict.witness is not None and verdict.witness.schedule


FLOWS = """aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
"""
ROUTED = """%between = aie.tile(0, 1)
    %switch_0_0 = aie.switchbox(%shim) {
      aie.connect<South : 3, North : 0>
      aie.connect<North : 0, South : 2>
    }
    %mux_0_0 = aie.shim_mux(%shim) {
      aie.connect<DMA : 0, North : 3>
      aie.connect<North : 2, DMA : 0>
    }
    %switch_0_1 = aie.switchbox(%between) {
      aie.connect<South : 0, North : 5>
      aie.connect<North : 1, South : 0>
    }
    %switch_0_2 = aie.switchbox(%tile) {
      aie.connect<South : 5, DMA : 0>
      aie.connect<DMA : 0, South : 1>
    }
    aie.wire(%mux_0_0 : North, %switch_0_0 : South)
    aie.wire(%tile : DMA, %switch_0_2 : DMA)
"""


def test_streams_are_followed_through_switches() -> None:
    routed = negate().replace(FLOWS, ROUTED)
    assert routed != negate()
    verdict = check_device(negated(8), routed)
    assert verdict.verdict == "equivalent", verdict.reasons
    astray = check_device(
        negated(8), routed.replace("aie.connect<South : 0, North : 5>", "aie.connect<South : 1, North : 5>")
    )
    assert astray.verdict == "different"


# The packets of two flows, after routing: one way up, and where they part.
PACKET_FLOWS = """    aie.packet_flow(0x1) {
      aie.packet_source<%shim, DMA : 0>
      aie.packet_dest<%tile0, DMA : 0>
    }
    aie.packet_flow(0x2) {
      aie.packet_source<%shim, DMA : 0>
      aie.packet_dest<%tile1, DMA : 0>
    }
"""
RULES = """    %between = aie.tile(0, 1)
    %mux = aie.shim_mux(%shim) {
      aie.connect<DMA : 0, North : 3>
    }
    %switch_0_0 = aie.switchbox(%shim) {
      %0 = aie.amsel<0> (0)
      %1 = aie.masterset(North : 0, %0)
      %2 = aie.amsel<5> (3)
      %3 = aie.masterset(South : 0, %2) {keep_pkt_header = true}
      aie.packet_rules(South : 3) {
        aie.rule(28, 0, %0)
      }
      aie.packet_rules(TileControl : 0) {
        aie.rule(31, 15, %2)
      }
    }
    %switch_0_1 = aie.switchbox(%between) {
      %0 = aie.amsel<0> (0)
      %1 = aie.masterset(North : 5, %0)
      aie.packet_rules(South : 0) {
        aie.rule(28, 0, %0)
      }
    }
    %switch_0_2 = aie.switchbox(%tile0) {
      %0 = aie.amsel<0> (0)
      %1 = aie.amsel<0> (1)
      %2 = aie.masterset(DMA : 0, %0)
      %3 = aie.masterset(North : 1, %1)
      aie.packet_rules(South : 5) {
        aie.rule(31, 1, %0)
        aie.rule(31, 2, %1)
      }
    }
    %switch_0_3 = aie.switchbox(%tile1) {
      %0 = aie.amsel<1> (0)
      %1 = aie.masterset(DMA : 0, %0)
      aie.packet_rules(South : 1) {
        aie.rule(31, 2, %0)
      }
    }
    aie.packet_flow(15) {
      aie.packet_source<%shim, TileControl : 0>
      aie.packet_dest<%shim, South : 0>
    } {keep_pkt_header = true, priority_route = true}
"""
WITH_RULES = programs.PACKETS.replace(PACKET_FLOWS, RULES)


def test_packets_are_followed_through_switches() -> None:
    assert WITH_RULES != programs.PACKETS
    verdict = check_device(programs.SCALE, WITH_RULES)
    assert verdict.verdict == "equivalent", (verdict.reasons, verdict.witness)


FIRST_RULES = "aie.rule(31, 1, %0)\n        aie.rule(31, 2, %1)"
LAST_RULE = "      aie.packet_rules(South : 1) {\n        aie.rule(31, 2"
SETS = "aie.masterset(DMA : 0, %0)\n      %3 = aie.masterset(North : 1, %1)"
MISLED = {
    "the ids exchanged": (FIRST_RULES, FIRST_RULES.replace("%0", "%*").replace("%1", "%0").replace("%*", "%1")),
    "a rule that takes both": ("aie.rule(31, 1, %0)", "aie.rule(28, 0, %0)"),
    "a rule for no packet": (LAST_RULE, LAST_RULE.replace("31, 2", "31, 3")),
    "the other selection": ("aie.masterset(North : 1, %1)", "aie.masterset(North : 1, %0)"),
    "another port": ("aie.packet_rules(South : 5)", "aie.packet_rules(South : 4)"),
    "back the way it came": ("aie.masterset(North : 1, %1)", "aie.masterset(South : 5, %1)"),
    "both to the first one": (SETS, SETS.replace("DMA : 0, %0", "DMA : 0, %0, %1")),
}


@pytest.mark.parametrize("name", MISLED)
def test_packets_that_are_misled_are_refuted(name: str) -> None:
    old, new = MISLED[name]
    assert old in WITH_RULES
    assert check_device(programs.SCALE, WITH_RULES.replace(old, new)).verdict == "different"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("%2 = aie.masterset(DMA : 0, %0)", "%2 = aie.masterset(DMA : 0, %0) {keep_pkt_header = true}", "headers"),
        ("aie.masterset(North : 5, %0)", "aie.masterset(East : 5, %0)", "leaves tile (0, 1) by East 5"),
        ("aie.rule(31, 2, %1)", "aie.rule(31, 2, %1) {shield}", "attribute 'shield'"),
    ],
)
def test_other_ways_of_packets_are_named(old: str, new: str, said: str) -> None:
    assert old in WITH_RULES
    verdict = check_device(programs.SCALE, WITH_RULES.replace(old, new))
    assert verdict.verdict == "unknown", verdict.witness
    assert said in verdict.reasons[0].message


def test_flows_may_stay_beside_the_switches_that_carry_them() -> None:
    both = WITH_RULES.replace(RULES, PACKET_FLOWS + RULES)
    assert check_device(programs.SCALE, both).verdict == "equivalent"
    other = WITH_RULES.replace(RULES, PACKET_FLOWS.replace("0x2", "0x4") + RULES)
    verdict = check_device(programs.SCALE, other)
    assert verdict.verdict == "unknown" and "that the switches do not carry" in verdict.reasons[0].message
