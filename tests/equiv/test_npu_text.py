"""Programs for NPUs in the spellings that compilers and their examples have: attributes that say where something is to
lie, lists that are left out, links between objects of different sizes, hosts of earlier releases. Each is proven equal
to a plain loop or to another spelling, and what is wrong in it is refuted or left open by name."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import Unsupported
from frontends.mlir import load


def check(source: str, target: str, function: str = "sequence") -> Verdict:
    before, after = load(source, file_name="before.mlir"), load(target, file_name="after.mlir")
    return verify(before, after, function=function, seed=3)


def device(text: str, name: str = "") -> str:
    return f"aie.device(npu1){name} {{\n{indent(dedent(text), '  ')}\n}}\n"


COPY = """
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  memref.copy %a, %b : memref<24xi32> to memref<24xi32>
  return
}
"""
ENDLESS_CORE = """
%core = aie.core(%other) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 9223372036854775807 : index
  scf.for %round = %c0 to %most step %c1 {
  }
  aie.end
}
"""
ENDLESS_BLOCKS = """
%core = aie.core(%other) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 9223372036854775807 : index
  cf.br ^head(%c0 : index)
^head(%round: index):
  %more = arith.cmpi slt, %round, %most : index
  cf.cond_br %more, ^body, ^exit
^body:
  %following = arith.addi %round, %c1 : index
  cf.br ^head(%following : index)
^exit:
  aie.end
}
"""
TASKS = """
aie.runtime_sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  %send = aiex.dma_configure_task_for @in {
    aie.dma_bd(%a : memref<24xi32> offset = 0 len = 24)
    aie.end
  }
  %take = aiex.dma_configure_task_for @out {
    aie.dma_bd(%b : memref<24xi32> offset = 0 len = 24)
    aie.end
  } {issue_token = true}
  aiex.dma_start_task(%send)
  aiex.dma_start_task(%take)
  aiex.dma_await_task(%take)
}
"""
# The host of releases in which it was a function: coordinates first, and no stride for the innermost dimension.
FUNCTION = """
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c24 = arith.constant 24 : i64
  aiex.npu.dma_memcpy_nd(0, 0, %b[0, 0, 0, 0][1, 1, 1, 24][0, 0, 0]) {id = 0 : i64, metadata = @out} : memref<24xi32>
  aiex.npu.dma_memcpy_nd(0, 0, %a[%c0, %c0, %c0, %c0][%c1, %c1, %c1, %c24][%c0, %c0, %c0])
    {id = 1 : i64, metadata = @in} : memref<24xi32>
  aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32,
                 row = 0 : i32, row_num = 1 : i32}
  return
}
"""


def linked(inner: int, outer: int, core: str = "", host: str = TASKS, offsets: str = "", row: int = 1) -> str:
    """The host's data goes by way of a memory tile, in objects of `inner` elements there and of `outer` ones back."""
    return device(
        f"""
%shim = aie.tile(0, 0)
%tile = aie.tile(0, {row})
%other = aie.tile(0, 3)
aie.objectfifo @in(%shim, {{%tile}}, 2 : i32) : !aie.objectfifo<memref<{inner}xi32>>
aie.objectfifo @out(%tile, {{%shim}}, 2 : i32) : !aie.objectfifo<memref<{outer}xi32>>
aie.objectfifo.link [@in] -> [@out]({offsets})
{core}
{host}
"""
    )


@pytest.mark.parametrize(("inner", "outer"), [(4, 4), (12, 4), (4, 12), (8, 6)])
def test_linked_fifos_need_not_have_objects_of_one_size(inner: int, outer: int) -> None:
    assert check(COPY, linked(inner, outer)).verdict == "equivalent"


def test_what_does_not_fill_an_object_does_not_arrive() -> None:
    """The ring is one of objects of 16 elements: the second half of the second one never comes."""
    verdict = check(COPY, linked(4, 16))
    assert verdict.verdict == "different"
    assert verdict.witness is not None and "waits for elements" in verdict.witness.message


def test_sizes_differ_at_memory_tiles_alone() -> None:
    """A core's DMA sends the beginning of each object."""
    assert "at a tile that is not one of memory" in _unsupported(linked(12, 4, row=2))
    assert check(COPY, linked(12, 12, row=2)).verdict == "equivalent"


def test_a_link_may_have_lists_of_offsets() -> None:
    assert check(linked(12, 4), linked(12, 4, offsets="[] [0]")).verdict == "equivalent"
    assert "offset of 4" in _unsupported(linked(12, 4, offsets="[] [4]"))


@pytest.mark.parametrize("core", [ENDLESS_CORE, ENDLESS_BLOCKS], ids=["loop", "blocks"])
def test_a_core_that_only_turns_round_is_idle(core: str) -> None:
    assert check(COPY, linked(12, 12, core)).verdict == "equivalent"


def test_the_host_may_be_a_function() -> None:
    verdict = check(COPY, linked(12, 4, host=FUNCTION))
    assert verdict.verdict == "equivalent"
    assert any("has channel 0" in each for each in verdict.assumptions)


WRONG_FUNCTIONS = {
    "wrong offset": FUNCTION.replace("%a[%c0, %c0, %c0, %c0]", "%a[%c0, %c0, %c0, %c1]"),
    "wrong size": FUNCTION.replace("[1, 1, 1, 24][0, 0, 0]", "[1, 1, 1, 20][0, 0, 0]"),
    "no wait": FUNCTION[: FUNCTION.index("  aiex.npu.sync")] + "  return\n}\n",
}


@pytest.mark.parametrize("name", WRONG_FUNCTIONS)
def test_a_wrong_function_is_refuted(name: str) -> None:
    assert check(COPY, linked(12, 4, host=WRONG_FUNCTIONS[name])).verdict == "different"


def test_which_channel_the_compiler_chooses_is_not_guessed() -> None:
    said = "a channel that the compiler chooses"
    fifo = "aie.objectfifo @more(%other, {%shim}, 2 : i32) : !aie.objectfifo<memref<4xi32>>\n"
    assert said in _unsupported(linked(12, 4, fifo, FUNCTION))
    assert said in _unsupported(linked(12, 4, "aie.flow(%other, DMA : 1, %shim, DMA : 0)\n", FUNCTION))
    assert said in _unsupported(linked(12, 4, host=FUNCTION.replace("channel = 0", "channel = 1")))


def test_strides_of_another_number_are_named() -> None:
    assert "2 strides" in _unsupported(linked(12, 4, host=FUNCTION.replace("24][0, 0, 0]", "24][0, 0]")))


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


def test_a_loop_may_carry_a_task() -> None:
    assert check(COPY, linked(12, 4, host=ROLLED)).verdict == "equivalent"


def test_a_task_that_a_loop_carries_is_that_of_the_iteration() -> None:
    twice = ROLLED.replace("aiex.dma_await_task(%last)", "aiex.dma_await_task(%first)")
    assert "was awaited already" in _unsupported(linked(12, 4, host=twice))
    assert check(COPY, linked(12, 4, host=ROLLED.replace("%number, %c8", "%c8, %c8"))).verdict == "different"


# -- airrt -------------------------------------------------------------------------------------------------------------

RELAY = device(
    """
%shim = aie.tile(0, 0)
%tile = aie.tile(0, 1)
%buffer = aie.buffer(%tile) : memref<12xi32, 1>
%free = aie.lock(%tile, 0) {init = 1 : i32}
%full = aie.lock(%tile, 1) {init = 0 : i32}
aie.flow(%shim, DMA : 0, %tile, DMA : 0)
aie.flow(%tile, DMA : 0, %shim, DMA : 0)
%dma = aie.memtile_dma(%tile) {
  %one = arith.constant 1 : i32
  %0 = aie.dma_start(S2MM, 0, ^in, ^then)
^in:
  aie.use_lock(%free, AcquireGreaterEqual, %one)
  aie.dma_bd(%buffer : memref<12xi32, 1> offset = 0 len = 12)
  aie.use_lock(%full, Release, %one)
  aie.next_bd ^in
^then:
  %1 = aie.dma_start(MM2S, 0, ^out, ^end)
^out:
  aie.use_lock(%full, AcquireGreaterEqual, %one)
  aie.dma_bd(%buffer : memref<12xi32, 1> offset = 0 len = 12)
  aie.use_lock(%free, Release, %one)
  aie.next_bd ^out
^end:
  aie.end
}
aie.shim_dma_allocation @to(%shim, MM2S, 0)
aie.shim_dma_allocation @from(%shim, S2MM, 0)
""",
    " @relay",
)


def airrt(takes: str, sends: str, wait: str = "airrt.wait_all %take, %send {air.launch_end}") -> str:
    return f"""
{RELAY}
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {{
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %twelve = arith.constant 12 : i64
  %id = arith.constant 1 : i32
  %take = airrt.dma_memcpy_nd(%id, %zero, %zero, %b{takes} : !airrt.event
  %loaded = airrt.segment_load "relay" : i64
  %send = airrt.dma_memcpy_nd(%id, %zero, %zero, %a{sends} : !airrt.event
  {wait}
  return
}}
"""


TYPES = "(i32, i64, i64, memref<24xi32>)"
ALL_TYPES = f"{TYPES[:-1]}, [i64, i64, i64, i64], [i64, i64, i64, i64], [i64, i64, i64, i64])"
TAKES = f"[0, 0, 0, 0], [1, 1, 1, 24], [0, 0, 0, 1]) {{metadata = @from}} : {TYPES}"
SENDS = f"[0, 0, 0, 0], [1, 1, 1, 24], [0, 0, 0, 1]) {{metadata = @to, air.preserve_shim_dma_order}} : {TYPES}"
SPELLINGS = {
    "numbers": SENDS,
    "values among numbers": SENDS.replace(
        "[1, 1, 1, 24], [0, 0, 0, 1]", "[1, 1, %two, %twelve], [0, 0, %twelve, %one]"
    ),
    "three strides": SENDS.replace("[1, 1, 1, 24], [0, 0, 0, 1]", "[1, 1, 2, 12], [0, 0, 12]"),
    "all types": "[%zero, %zero, %zero, %zero], [%one, %one, %two, %twelve], [%zero, %zero, %twelve, %one])"
    f" {{metadata = @to}} : {ALL_TYPES}",
}


@pytest.mark.parametrize("name", SPELLINGS)
def test_transfers_of_the_host_are_read(name: str) -> None:
    assert check(COPY, airrt(TAKES, SPELLINGS[name])).verdict == "equivalent"


WRONG_TRANSFERS = {
    "swapped strides": airrt(TAKES, SENDS.replace("[1, 1, 1, 24], [0, 0, 0, 1]", "[1, 1, 2, 12], [0, 0, 1, %two]")),
    "swapped sizes": airrt(
        TAKES, SENDS.replace("[1, 1, 1, 24], [0, 0, 0, 1]", "[1, 1, %twelve, 2], [0, 0, 1, %twelve]")
    ),
    "offset": airrt(TAKES, SENDS.replace("[0, 0, 0, 0], [1, 1, 1, 24]", "[0, 0, 0, 12], [1, 1, 2, 12]")),
    "no wait": airrt(TAKES, SENDS, "airrt.wait_all %send"),
}


@pytest.mark.parametrize("name", WRONG_TRANSFERS)
def test_wrong_transfers_of_the_host_are_refuted(name: str) -> None:
    assert check(COPY, WRONG_TRANSFERS[name]).verdict == "different"


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


@pytest.mark.parametrize("target", [COPIES, CHANNELS], ids=["copies", "channels"])
def test_copies_that_name_channels_and_what_becomes_of_them(target: str) -> None:
    assert check(TWICE, target, "kernel").verdict == "equivalent"


def test_copies_and_channels_are_each_other() -> None:
    assert check(COPIES, CHANNELS, "kernel").verdict == "equivalent"


WRONG_CHANNELS = {
    "a set without the second tile": CHANNELS.replace("-s1 + 1 >= 0", "-s1 >= 0"),
    "no broadcast": CHANNELS.replace(" {broadcast_shape = [1 : index, 2 : index]}", ""),
    "swapped halves": CHANNELS.replace("(%lb[0] [4] [1])", "(%lb[*] [4] [1])")
    .replace("(%lb[4] [4] [1])", "(%lb[0] [4] [1])")
    .replace("(%lb[*]", "(%lb[4]"),
    "one half twice": CHANNELS.replace("@out[%c0_1, %c1_1] (%lb", "@out[%c0_1, %c0_1] (%lb"),
    "two puts": CHANNELS.replace(
        "    %2 = air.channel.get",
        "    %7 = air.channel.put async [%1]  @in[] (%la[] [] []) : (memref<4xi32>)\n    %2 = air.channel.get",
    ),
    "no wait for the launch": CHANNELS.replace("  air.wait_all [%0]\n", "  %v = memref.load %b[%c1] : memref<8xi32>\n"),
}


@pytest.mark.parametrize("name", WRONG_CHANNELS)
def test_wrong_channels_are_refuted(name: str) -> None:
    assert check(TWICE, WRONG_CHANNELS[name], "kernel").verdict == "different"


UNSUPPORTED = {
    "attribute 'air.refeed_count'": COPIES.replace("memref.alloc()", "memref.alloc() {air.refeed_count = 2 : i32}"),
    "attribute 'air.append_barrier'": CHANNELS.replace("{id = 2 : i32, metadata", "{air.append_barrier, metadata"),
    "attribute 'keep_pkt_header'": CHANNELS.replace("@out [1, 2]", "@out [1, 2] {keep_pkt_header}"),
    "'dest' on a channel with one destination": CHANNELS.replace(
        "@out [1, 2]", '@out [1, 2] {channel_type = "npu_dma_packet"}'
    ).replace("(%l1[] [] []) {id = 5", "(%l1[] [] []) dest(%tx) {id = 5"),
}


@pytest.mark.parametrize("said", UNSUPPORTED)
def test_what_says_more_is_named(said: str) -> None:
    assert said in _unsupported(UNSUPPORTED[said], "kernel")


def test_descriptors_whose_number_is_a_value_are_named() -> None:
    pooled = TASKS.replace("len = 24)\n    aie.end\n  }\n", "len = 24) bd_id_val %id : i32\n    aie.end\n  }\n", 1)
    pooled = pooled.replace("  %send", "  %id = arith.constant 3 : i32\n  %send", 1)
    assert "whose number, or how it advances, is a value" in _unsupported(linked(12, 12, host=pooled))


def _unsupported(text: str, function: str = "sequence") -> str:
    try:
        verdict = check(COPY if function == "sequence" else TWICE, text, function)
    except Unsupported as problem:
        return str(problem)
    assert verdict.verdict == "unknown"
    return " ".join(each.message for each in verdict.reasons if each.kind == "unsupported")


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


def test_a_host_may_loop() -> None:
    assert check(COPY, IN_LOOPS).verdict == "equivalent"


WRONG_LOOPS = {
    "a step of half": IN_LOOPS.replace("d0 * 12", "d0 * 6"),
    "an iteration less": IN_LOOPS.replace("%j = 0 to 2", "%j = 0 to 1"),
    "no wait": IN_LOOPS.replace("      airrt.wait_all %take, %send\n", ""),
}


@pytest.mark.parametrize("name", WRONG_LOOPS)
def test_a_wrong_loop_of_the_host_is_refuted(name: str) -> None:
    assert check(COPY, WRONG_LOOPS[name]).verdict == "different"


def test_what_the_host_does_in_no_order_is_named() -> None:
    assert "in no order" in _unsupported(
        IN_LOOPS.replace("to (%once) step", "to (%twice) step").replace(
            "  %once =", "  %twice = arith.constant 2 : index\n  %once ="
        )
    )
    assert "segment 'other' for device 'relay'" in _unsupported(
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


@pytest.mark.parametrize(
    "edit", [("@part(%a, %b)", "@part(%b, %a)"), ("len = 24", "len = 12"), ("len = 12)", "len = 6)")]
)
def test_a_wrong_configuration_is_refuted(edit: tuple[str, str]) -> None:
    assert check(COPY, CONFIGURED.replace(*edit, 1)).verdict == "different"


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
    assert said in _unsupported(CONFIGURED.replace(*RUN_OTHERWISE[said]))


def test_descriptors_that_advance_by_values_are_named() -> None:
    advancing = TASKS.replace("len = 24)", "len = 24) iteration_size_val %n : i32 iteration_stride_val %n : i32", 1)
    advancing = advancing.replace("  %send", "  %n = arith.constant 3 : i32\n  %send", 1)
    assert "how it advances, is a value" in _unsupported(linked(12, 12, host=advancing))


# -- devices whose index has 32 bits -----------------------------------------------------------------------------------

LAYOUT = " {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}\n"


def test_an_index_of_32_bits_is_taken_for_one_of_64() -> None:
    verdict = check(COPY, linked(12, 4).rstrip() + LAYOUT)
    assert verdict.verdict == "equivalent"
    assert any("index type has 32 bits" in each for each in verdict.assumptions)


def test_a_constant_that_tells_them_apart_is_named() -> None:
    text = linked(12, 12, ENDLESS_CORE).rstrip() + LAYOUT
    assert "an index of 32 bits that is 9223372036854775807" in _unsupported(text)


def test_the_layout_of_a_module_is_another_thing() -> None:
    text = f"module attributes{LAYOUT.rstrip()} {{\n{linked(12, 4)}}}"
    assert "an index type of 32 bits" in _unsupported(text)


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
CHOSEN_WRONG = {
    "the halves of one case exchanged": ("@out[%c0, %c0] (%y[0]", "@out[%c0, %c1_0] (%y[0]", "@out[%c0, %c1_0] (%y[4]",
                                         "@out[%c0, %c0] (%y[4]"),
    "half as much for the second core": ("put @in2[] (%x[4]", "put @in2[] (%x[0]"),
    "both loops to one core": ("@w[%c0_1, %c1_1] (%m2", "@w[%c0_1, %c0_1] (%m2"),
}  # fmt: skip


def test_a_choice_without_tokens_holds_nothing_up() -> None:
    verdict = check(HALVES, CHOSEN)
    assert verdict.verdict == "equivalent", verdict.reasons
    assert any("as the compiler makes tokens of it" in each for each in verdict.assumptions)
    by_if = CHOSEN.replace("scf.index_switch %q\n    case 0 {", "%z = arith.cmpi eq, %q, %c0 : index\n    scf.if %z {")
    by_if = by_if.replace("      scf.yield\n    }\n    default {", "    } else {")
    assert check(CHOSEN, by_if).verdict == "equivalent"


@pytest.mark.parametrize("name", CHOSEN_WRONG)
def test_a_wrong_choice_is_refuted(name: str) -> None:
    edits, text = CHOSEN_WRONG[name], CHOSEN
    for old, new in zip(edits[::2], edits[1::2], strict=True):
        assert old in text
        text = text.replace(old, new, 1)
    assert check(HALVES, text).verdict == "different"


def test_order_holds_in_a_choice_where_a_stream_is_shared() -> None:
    put = "      air.channel.put @in2[] (%x[4] [4] [1]) : (memref<8xi32>)\n"
    halves = [put.replace("[4] [4]", f"[{at}] [2]") for at in (4, 6)]
    assert check(HALVES, CHOSEN.replace(put, halves[0] + halves[1])).verdict == "equivalent"
    assert check(HALVES, CHOSEN.replace(put, halves[1] + halves[0])).verdict == "different"
