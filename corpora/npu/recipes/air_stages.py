"""A number that is known when the program runs, added to a matrix of 16 by 16 in blocks of 8 by 8, on its way through
MLIR-AIR: the herd with channels, the array with a host function in `airrt`, and with a runtime sequence, as tasks of
the DMAs and as transfers of an earlier release. Each of two tiles has a column of blocks."""

from __future__ import annotations

from corpora.npu.recipes import Family, inside

MATRIX, BLOCK = "memref<16x16xi32>", "memref<8x8xi32, 2>"
ARGUMENTS = f"%A: {MATRIX}, %B: {MATRIX}, %s: i32"

LOOPS = f"""
func.func @kernel({ARGUMENTS}) {{
  affine.for %i = 0 to 16 {{
    affine.for %j = 0 to 16 {{
      %a = affine.load %A[%i, %j] : {MATRIX}
      %b = arith.addi %a, %s : i32
      affine.store %b, %B[%i, %j] : {MATRIX}
    }}
  }}
  return
}}
"""

ADD = f"""
scf.for %i = %c0 to %c8 step %c1 {{
  scf.for %j = %c0 to %c8 step %c1 {{
    %v = memref.load %in[%i, %j] : {BLOCK}
    %w = arith.addi %v, %p : i32
    memref.store %w, %out[%i, %j] : {BLOCK}
  }}
}}
"""


def alloc(name: str) -> str:
    return f"""%t{name}, %{name} = air.execute -> ({BLOCK}) {{
  %alloc = memref.alloc() : {BLOCK}
  air.execute_terminator %alloc : {BLOCK}
}}"""


HERD = f"""
air.channel @in [1, 2]
air.channel @out [1, 2]
func.func @kernel({ARGUMENTS}) {{
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%lx, %ly) in (%nx=%c1, %ny=%c1) args(%a=%A, %b=%B, %ls=%s) : {MATRIX}, {MATRIX}, i32 {{
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %1 = air.channel.put async @in[%c0, %c0] (%a[0, 0, 0] [2, 8, 8] [128, 16, 1]) : ({MATRIX})
    %2 = air.channel.put async @in[%c0, %c1_0] (%a[0, 0, 8] [2, 8, 8] [128, 16, 1]) : ({MATRIX})
    %3 = air.channel.get async @out[%c0, %c0] (%b[0, 0, 0] [2, 8, 8] [128, 16, 1]) : ({MATRIX})
    %4 = air.channel.get async @out[%c0, %c1_0] (%b[0, 0, 8] [2, 8, 8] [128, 16, 1]) : ({MATRIX})
    %5 = air.segment @segment_0 async args(%ss=%ls) : i32 {{
      %c1_1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %6 = air.herd @herd_0 async tile (%x, %y) in (%sx=%c1_1, %sy=%c2) args(%p=%ss) : i32 {{
        %c0_0 = arith.constant 0 : index
        %c1_2 = arith.constant 1 : index
        %c2_0 = arith.constant 2 : index
{inside(4, alloc("in"))}
{inside(4, alloc("out"))}
        %7 = air.wait_all async [%tin, %tout]
        %8 = scf.for %block = %c0_0 to %c2_0 step %c1_2 iter_args(%t = %7) -> (!air.async.token) {{
          %9 = air.channel.get async [%t] @in[%x, %y] (%in[] [] []) : ({BLOCK})
          %10 = air.execute [%9] {{
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %c8 = arith.constant 8 : index
{inside(6, ADD)}
          }}
          %11 = air.channel.put async [%10] @out[%x, %y] (%out[] [] []) : ({BLOCK})
          scf.yield %11 : !air.async.token
        }}
      }}
    }}
  }}
  air.wait_all [%0]
  return
}}
"""


def tile(row: int) -> str:
    """What the compiler makes of one tile of the herd: its memory, its locks, its DMA and its core."""
    at = f"0_{row}"
    return f"""
%tile_{at} = aie.tile(0, {row})
%__air_herd_lock_{at} = aie.lock(%tile_{at}, 0) {{init = 0 : i32, sym_name = "__air_herd_lock_{at}"}}
%__air_herd_rtp_{at} = aie.buffer(%tile_{at}) {{sym_name = "__air_herd_rtp_{at}"}} : memref<1xi32>
%free_in_{at} = aie.lock(%tile_{at}, 1) {{init = 1 : i32}}
%full_in_{at} = aie.lock(%tile_{at}, 2) {{init = 0 : i32}}
%free_out_{at} = aie.lock(%tile_{at}, 3) {{init = 1 : i32}}
%full_out_{at} = aie.lock(%tile_{at}, 4) {{init = 0 : i32}}
%in_{at} = aie.buffer(%tile_{at}) {{sym_name = "in_{at}"}} : {BLOCK}
%out_{at} = aie.buffer(%tile_{at}) {{sym_name = "out_{at}"}} : {BLOCK}
%mem_{at} = aie.mem(%tile_{at}) {{
  %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
^bb1:
  aie.use_lock(%free_in_{at}, AcquireGreaterEqual, 1)
  aie.dma_bd(%in_{at} : {BLOCK} offset = 0 len = 64)
  aie.use_lock(%full_in_{at}, Release, 1)
  aie.next_bd ^bb1
^bb2:
  %1 = aie.dma_start(MM2S, 0, ^bb3, ^bb4)
^bb3:
  aie.use_lock(%full_out_{at}, AcquireGreaterEqual, 1)
  aie.dma_bd(%out_{at} : {BLOCK} offset = 0 len = 64)
  aie.use_lock(%free_out_{at}, Release, 1)
  aie.next_bd ^bb3
^bb4:
  aie.end
}}
%core_{at} = aie.core(%tile_{at}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  cf.br ^bb1
^bb1:
  aie.use_lock(%__air_herd_lock_{at}, AcquireGreaterEqual, 1)
  %p = memref.load %__air_herd_rtp_{at}[%c0] : memref<1xi32>
  scf.for %block = %c0 to %c2 step %c1 {{
    aie.use_lock(%full_in_{at}, AcquireGreaterEqual, 1)
    aie.use_lock(%free_out_{at}, AcquireGreaterEqual, 1)
{inside(2, ADD.replace("%in[", f"%in_{at}[").replace("%out[", f"%out_{at}["))}
    aie.use_lock(%free_in_{at}, Release, 1)
    aie.use_lock(%full_out_{at}, Release, 1)
  }}
  cf.br ^bb1
}}
"""


ARRAY = f"""
%tile_0_0 = aie.tile(0, 0)
{tile(2).strip()}
{tile(3).strip()}
aie.flow(%tile_0_0, DMA : 0, %tile_0_2, DMA : 0)
aie.flow(%tile_0_0, DMA : 1, %tile_0_3, DMA : 0)
aie.flow(%tile_0_2, DMA : 0, %tile_0_0, DMA : 0)
aie.flow(%tile_0_3, DMA : 0, %tile_0_0, DMA : 1)
aie.shim_dma_allocation @air_in_0(%tile_0_0, MM2S, 0)
aie.shim_dma_allocation @air_in_1(%tile_0_0, MM2S, 1)
aie.shim_dma_allocation @air_out_0(%tile_0_0, S2MM, 0)
aie.shim_dma_allocation @air_out_1(%tile_0_0, S2MM, 1)
"""


def half(result: str, number: int, array: str, column: int, name: str) -> str:
    """A transfer of a column of blocks."""
    return (
        f"{result} = airrt.dma_memcpy_nd(%id{number}, %c0_i64, %c0_i64, %{array}[0, 0, 0, {column}], [1, 2, 8, 8], "
        f"[0, 128, 16, 1]) {{metadata = @{name}}} : (i32, i64, i64, {MATRIX}) : !airrt.event"
    )


RUNTIME = f"""
module {{
  aie.device(npu1) @segment_0 {{
{inside(2, ARRAY)}
  }}
  airrt.module_metadata {{
    airrt.segment_metadata attributes {{sym_name = "segment_0"}} {{
      airrt.herd_metadata {{size_x = 1 : i64, size_y = 2 : i64, loc_x = 0 : i64, loc_y = 2 : i64, sym_name = "herd_0"}}
    }}
  }}
  func.func @kernel({ARGUMENTS}) {{
    %c0_i64 = arith.constant 0 : i64
    %id1 = arith.constant 1 : i32
    %id2 = arith.constant 2 : i32
    %id3 = arith.constant 3 : i32
    %id4 = arith.constant 4 : i32
    {half("%0", 1, "A", 0, "air_in_0")}
    {half("%1", 2, "A", 8, "air_in_1")}
    {half("%2", 3, "B", 0, "air_out_0")}
    {half("%3", 4, "B", 8, "air_out_1")}
    %p = airrt.segment_load "segment_0" : i64
    %h = airrt.herd_load "herd_0" (%s) {{segment_name = "segment_0"}} : (i32) -> i64
    airrt.wait_all %0, %1, %2, %3 {{air.launch_end}}
    return
  }}
}}
"""


def on_the_array(host: str) -> str:
    return f"""
module {{
  aie.device(npu1) {{
{inside(2, ARRAY)}
    aie.runtime_sequence @kernel({ARGUMENTS}) {{
{inside(3, host)}
    }}
  }}
}}
"""


START = """
aiex.npu.rtp_write(@__air_herd_rtp_0_2, 0, %s) : i32
aiex.set_lock(%__air_herd_lock_0_2, 1)
aiex.npu.rtp_write(@__air_herd_rtp_0_3, 0, %s) : i32
aiex.set_lock(%__air_herd_lock_0_3, 1)
"""


def task(result: str, array: str, column: int, name: str, attributes: str = "") -> str:
    return f"""
{result} = aiex.dma_configure_task_for @{name} {{
  aie.dma_bd(%{array} : {MATRIX} offset = {column} len = 128 sizes = [2, 8, 8] strides = [128, 16, 1])
  aie.end
}}{attributes}
aiex.dma_start_task({result})
"""


TASKS = on_the_array(
    START.strip()
    + task("%0", "A", 0, "air_in_0")
    + task("%1", "A", 8, "air_in_1").strip()
    + task("%2", "B", 0, "air_out_0", " {issue_token = true}")
    + task("%3", "B", 8, "air_out_1", " {issue_token = true}").strip()
    + """
aiex.dma_await_task(%2)
aiex.dma_await_task(%3)
aiex.dma_free_task(%0)
aiex.dma_free_task(%1)
"""
)


def transfer(number: int, array: str, column: int, name: str) -> str:
    return (
        f"aiex.npu.dma_memcpy_nd(%{array}[0, 0, 0, {column}][1, 2, 8, 8][0, 128, 16, 1]) "
        f"{{id = {number} : i64, metadata = @{name}}} : {MATRIX}"
    )


TRANSFERS = on_the_array(
    f"""
{START.strip()}
{transfer(0, "A", 0, "air_in_0")}
{transfer(1, "A", 8, "air_in_1")}
{transfer(2, "B", 0, "air_out_0")}
{transfer(3, "B", 8, "air_out_1")}
aiex.npu.dma_wait {{symbol = @air_out_0}}
aiex.npu.dma_wait {{symbol = @air_out_1}}
"""
)


def family() -> Family:
    found = Family()
    found.program("loops", LOOPS)
    found.program("herd", HERD)
    found.program("runtime", RUNTIME)
    found.program("tasks", TASKS)
    found.program("transfers", TRANSFERS)
    found.equal("loops", "herd", "the loops and the herd")
    found.equal("herd", "runtime", "the herd becomes cores, and channels flows and transfers of the host")
    found.equal("runtime", "tasks", "the host's transfers become tasks of the DMAs")
    found.equal("runtime", "transfers", "the host's transfers as an earlier release has them")
    found.equal("tasks", "transfers", "two releases")
    found.equal("loops", "runtime", "the loops and the array with its host function")
    found.equal("loops", "tasks", "the loops and the array with its runtime sequence")
    found.wrong("loops", "herd", "the second tile takes the first one's column", ("%a[0, 0, 8]", "%a[0, 0, 0]"))
    found.wrong("loops", "herd", "a block is overwritten before it is sent",
        ("scf.yield %11", "scf.yield %10"))  # fmt: skip
    found.wrong("herd", "runtime", "rows are twice as far apart", ("%B[0, 0, 0, 8], [1, 2, 8, 8], [0, 128, 16, 1]",
        "%B[0, 0, 0, 8], [1, 2, 8, 8], [0, 128, 32, 1]"))  # fmt: skip
    found.wrong("herd", "runtime", "the herd is never started",
        ('    %h = airrt.herd_load "herd_0" (%s) {segment_name = "segment_0"} : (i32) -> i64\n', ""))  # fmt: skip
    found.wrong("herd", "runtime", "one tile of the herd is started", ("size_y = 2 : i64", "size_y = 1 : i64"))
    found.wrong(
        "herd", "runtime", "a result is not waited for", ("airrt.wait_all %0, %1, %2, %3", "airrt.wait_all %0, %1, %2")
    )
    found.wrong("runtime", "tasks", "a result is not waited for", ("aiex.dma_await_task(%3)\n", "\n"))
    found.wrong("runtime", "tasks", "a tile starts before its number is there",
        ("aiex.npu.rtp_write(@__air_herd_rtp_0_3, 0, %s) : i32\n      aiex.set_lock(%__air_herd_lock_0_3, 1)",
         "aiex.set_lock(%__air_herd_lock_0_3, 1)\n      aiex.npu.rtp_write(@__air_herd_rtp_0_3, 0, %s) : i32"))  # fmt: skip
    found.wrong("runtime", "tasks", "the number goes to one tile twice",
        ("rtp_write(@__air_herd_rtp_0_3", "rtp_write(@__air_herd_rtp_0_2"))  # fmt: skip
    found.wrong("runtime", "tasks", "a core is started twice", ("%__air_herd_lock_0_2, 1)\n      aiex.npu",
        "%__air_herd_lock_0_2, 2)\n      aiex.npu"))  # fmt: skip
    found.wrong("runtime", "tasks", "the other column", ("aie.dma_bd(%B : memref<16x16xi32> offset = 8",
        "aie.dma_bd(%B : memref<16x16xi32> offset = 0"))  # fmt: skip
    found.wrong("runtime", "transfers", "a descriptor is written while it is in use",
        ("{id = 3 : i64, metadata = @air_out_1}", "{id = 2 : i64, metadata = @air_out_1}"))  # fmt: skip
    found.wrong("runtime", "transfers", "a column comes too late",
        ("%A[0, 0, 0, 8][1, 2, 8, 8]", "%A[0, 0, 0, 8][1, 1, 8, 8]"))  # fmt: skip
    return found
