"builtin.module"() ({
  "aie.device"() <{device = 4 : i32, sym_name = "copy"}> ({
    %t = "aie.tile"() <{col = 0 : i32, row = 0 : i32}> : () -> index
    "aie.flow"(%t, %t) <{dest_bundle = 1 : i32, dest_channel = 0 : i32, source_bundle = 1 : i32, source_channel = 0 : i32}> : (index, index) -> ()
    "aie.shim_dma_allocation"(%t) <{channel_dir = 1 : i32, channel_index = 0 : i64, plio = false, sym_name = "in"}> : (index) -> ()
    "aie.shim_dma_allocation"(%t) <{channel_dir = 0 : i32, channel_index = 0 : i64, plio = false, sym_name = "out"}> : (index) -> ()
    "aie.runtime_sequence"() <{sym_name = "sequence"}> ({
    ^bb0(%a: memref<8xi32>, %b: memref<8xi32>):
      %0 = "aiex.dma_configure_task_for"() <{alloc = @in, issue_token = false, repeat_count = 0 : i32}> ({
        "aie.dma_bd"(%a) <{burst_length = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>, static_len = 8 : i32, static_offset = 0 : i32}> : (memref<8xi32>) -> ()
        "aie.end"() : () -> ()
      }) : () -> index
      %1 = "aiex.dma_configure_task_for"() <{alloc = @out, issue_token = true, repeat_count = 0 : i32}> ({
        "aie.dma_bd"(%b) <{burst_length = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>, static_len = 8 : i32, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 4, 1>}> : (memref<8xi32>) -> ()
        "aie.end"() : () -> ()
      }) : () -> index
      "aiex.dma_start_task"(%0) : (index) -> ()
      "aiex.dma_start_task"(%1) : (index) -> ()
      "aiex.dma_await_task"(%1) : (index) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
