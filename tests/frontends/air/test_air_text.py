"""MLIR-AIR programs in the spellings that compilers and their examples have: each is proven equal to a plain
loop or to another spelling, and what is wrong in it is refuted or left open by name."""

from __future__ import annotations

import pytest

from tests.frontends.aie.npu_hosts import check, unsupported

# -- MLIR-AIR ----------------------------------------------------------------------------------------------------------

# Two tiles take the same four elements, add their number, and each writes its own half of the result.
TWICE = """
func.func @kernel(%a: memref<4xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i mod 4] : memref<4xi32>
    %half = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
    %number = arith.index_cast %half : index to i32
    %y = arith.addi %x, %number : i32
    affine.store %y, %b[%i] : memref<8xi32>
  }
  return
}
"""
WORK = """
      %number = arith.index_cast %ty : index to i32
      scf.for %i = %c0 to %c4 step %c1_0 {
        %x = memref.load %l1[%i] : memref<4xi32, 2 : i32>
        %y = arith.addi %x, %number : i32
        memref.store %y, %l1[%i] : memref<4xi32, 2 : i32>
      } {loop_annotation = #annotation}
"""
HEAD = """
#annotation = #llvm.loop_annotation<mustProgress = true>
#set = affine_set<()[s0, s1] : (s0 == 0, s1 >= 0, -s1 + 1 >= 0)>
air.channel @in [1, 1] {broadcast_shape = [1 : index, 2 : index]}
air.channel @out [1, 2]
func.func @kernel(%a: memref<4xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
"""
COPIES = (
    HEAD
    + """
  air.launch (%l) in (%n=%c1) args(%la=%a, %lb=%b) : memref<4xi32>, memref<8xi32> {
    %c1_1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    air.herd @herd_0 tile (%tx, %ty) in (%sx=%c1_1, %sy=%c2) args(%ha=%la, %hb=%lb) : memref<4xi32>, memref<8xi32> {
      %c0 = arith.constant 0 : index
      %c1_0 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %half = arith.muli %ty, %c4 : index
      %l1 = memref.alloc() : memref<4xi32, 2 : i32>
      air.dma_memcpy_nd (%l1[] [] [], %ha[] [] []) {id = 1 : i32, channel = @in, channel_indices = array<i64: 0, 0>}
        : (memref<4xi32, 2 : i32>, memref<4xi32>)
"""
    + WORK
    + """
      air.dma_memcpy_nd (%hb[%half] [4] [1], %l1[] [] []) {id = 2 : i32, channel = @out}
        : (memref<8xi32>, memref<4xi32, 2 : i32>)
      memref.dealloc %l1 : memref<4xi32, 2 : i32>
    }
  }
  return
}
"""
)
CHANNELS = (
    HEAD
    + """
  %0 = air.launch async (%l) in (%n=%c1) args(%la=%a, %lb=%b) : memref<4xi32>, memref<8xi32> attributes {id = 1 : i32} {
    %c1_1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0_1 = arith.constant 0 : index
    %1 = air.channel.put async  @in[] (%la[] [] []) {broadcast_set = #set, id = 1 : i32, metadata = @airMemcpyId1}
      : (memref<4xi32>)
    %2 = air.channel.get async  @out[%c0_1, %c0_1] (%lb[0] [4] [1]) {id = 2 : i32, metadata = @airMemcpyId2}
      : (memref<8xi32>)
    %3 = air.channel.get async  @out[%c0_1, %c1_1] (%lb[4] [4] [1]) {id = 3 : i32, metadata = @airMemcpyId3}
      : (memref<8xi32>)
    %4 = air.herd @herd_0 async  tile (%tx, %ty) in (%sx=%c1_1, %sy=%c2)
        attributes {id = 3 : i32, link_with = "k.o", x_loc = 0 : i64, y_loc = 2 : i64} {
      %c0 = arith.constant 0 : index
      %c1_0 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %l1 = memref.alloc() {air.memtile_col = 1 : i32} : memref<4xi32, 2 : i32>
      affine.if #set()[%tx, %ty] {
        air.channel.get  @in[%tx, %ty] (%l1[] [] []) {id = 4 : i32} : (memref<4xi32, 2 : i32>)
      }
"""
    + WORK
    + """
      air.channel.put  @out[%tx, %ty] (%l1[] [] []) {id = 5 : i32} : (memref<4xi32, 2 : i32>)
      memref.dealloc %l1 : memref<4xi32, 2 : i32>
    }
    %5 = air.wait_all async [%1, %2, %3, %4]  {air.launch_end}
  }
  air.wait_all [%0]
  return
}
"""
)


UNSUPPORTED = {
    "'air.refeed_count' of a buffer that is not in L2": COPIES.replace(
        "memref.alloc()", "memref.alloc() {air.refeed_count = 2 : i32}"
    ),
    "attribute 'air.append_barrier'": CHANNELS.replace("{id = 2 : i32, metadata", "{air.append_barrier, metadata"),
    "attribute 'keep_pkt_header'": CHANNELS.replace("@out [1, 2]", "@out [1, 2] {keep_pkt_header}"),
    "'dest' on a channel with one destination": CHANNELS.replace(
        "@out [1, 2]", '@out [1, 2] {channel_type = "npu_dma_packet"}'
    ).replace("(%l1[] [] []) {id = 5", "(%l1[] [] []) dest(%tx) {id = 5"),
}


@pytest.mark.parametrize("said", UNSUPPORTED)
def test_what_says_more_is_named(said: str) -> None:
    assert said in unsupported(UNSUPPORTED[said], "kernel", TWICE)


# -- what goes before, and besides, without tokens --------------------------------------------------------------------

HALVES = """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>, %which: index) {
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %which, %c0 : index
  affine.for %i = 0 to 8 {
    %j = affine.apply affine_map<(d0) -> ((d0 + 4) mod 8)>(%i)
    %k = arith.select %first, %i, %j : index
    %v = affine.load %a[%i] : memref<8xi32>
    memref.store %v, %b[%k] : memref<8xi32>
  }
  return
}
"""
# What the launch receives it names before what it sends, and the memory tile serves the second core first.
CHOSEN = """
air.channel @in [1] {air.dedicated_dma_channel, air.shim_col = 0 : i32}
air.channel @in2 [1] {air.shared_resident_ring}
air.channel @w [1, 2] {air.memtile_dma_channel_min = 1 : i32}
air.channel @out [1, 2] {air.tile_dma_channel = 1 : i32}
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>, %which: index) {
  %c1 = arith.constant 1 : index
  air.launch (%l) in (%n=%c1) args(%x=%a, %y=%b, %q=%which) : memref<8xi32>, memref<8xi32>, index
      attributes {air.preserve_shim_dma_order} {
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    scf.index_switch %q
    case 0 {
      air.channel.get @out[%c0, %c0] (%y[0] [4] [1]) : (memref<8xi32>)
      air.channel.get @out[%c0, %c1_0] (%y[4] [4] [1]) : (memref<8xi32>)
      air.channel.put @in[] (%x[0] [4] [1]) : (memref<8xi32>)
      air.channel.put @in2[] (%x[4] [4] [1]) : (memref<8xi32>)
      scf.yield
    }
    default {
      air.channel.get @out[%c0, %c0] (%y[4] [4] [1]) : (memref<8xi32>)
      air.channel.get @out[%c0, %c1_0] (%y[0] [4] [1]) : (memref<8xi32>)
      air.channel.put @in[] (%x[0] [4] [1]) : (memref<8xi32>)
      air.channel.put @in2[] (%x[4] [4] [1]) : (memref<8xi32>)
    }
    air.segment @s {
      %c0_1 = arith.constant 0 : index
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %m = memref.alloc() {air.memtile_col = 1 : i32, air.no_split, air.no_chain_lock} : memref<2xi32, 1>
      %m2 = memref.alloc() : memref<2xi32, 1>
      scf.for %i = %c0_1 to %c2 step %c1_1 {
        air.channel.get @in2[] (%m2[] [] []) : (memref<2xi32, 1>)
        air.channel.put @w[%c0_1, %c1_1] (%m2[] [] []) : (memref<2xi32, 1>)
      }
      scf.for %i = %c0_1 to %c2 step %c1_1 {
        air.channel.get @in[] (%m[] [] []) : (memref<2xi32, 1>)
        air.channel.put @w[%c0_1, %c0_1] (%m[] [] []) : (memref<2xi32, 1>)
      }
      air.herd @h tile (%t, %u) in (%nt=%c1_1, %nu=%c2) {
        %k = memref.alloc() : memref<4xi32, 2>
        air.channel.get @w[%t, %u] (%k[] [] []) : (memref<4xi32, 2>)
        air.channel.put @out[%t, %u] (%k[] [] []) : (memref<4xi32, 2>)
        memref.dealloc %k : memref<4xi32, 2>
      }
    }
  }
  return
}
"""


def test_a_choice_without_tokens_holds_nothing_up() -> None:
    verdict = check(HALVES, CHOSEN)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("as the compiler makes tokens of it" in each for each in verdict.assumptions)
    by_if = CHOSEN.replace("scf.index_switch %q\n    case 0 {", "%z = arith.cmpi eq, %q, %c0 : index\n    scf.if %z {")
    by_if = by_if.replace("      scf.yield\n    }\n    default {", "    } else {")
    assert check(CHOSEN, by_if).verdict == "equivalent"
