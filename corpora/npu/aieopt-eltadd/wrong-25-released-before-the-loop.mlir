#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  aie.device(npu1) @eltadd_0 {
    %shim_noc_tile_0_0 = aie.tile(0, 0) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 15>}
    %shim_noc_tile_1_0 = aie.tile(1, 0) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 15>}
    %tile_0_2 = aie.tile(0, 2) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 27>}
    %tile_0_3 = aie.tile(0, 3) {controller_id = #aie.packet_info<pkt_type = 0, pkt_id = 29>}
    %lock_0_2 = aie.lock(%tile_0_2, 5) {init = 1 : i32}
    %lock_0_2_0 = aie.lock(%tile_0_2, 4) {init = 0 : i32}
    %lock_0_2_1 = aie.lock(%tile_0_2, 3) {init = 1 : i32}
    %lock_0_2_2 = aie.lock(%tile_0_2, 2) {init = 0 : i32}
    %lock_0_2_3 = aie.lock(%tile_0_2, 1) {init = 1 : i32}
    %lock_0_2_4 = aie.lock(%tile_0_2, 0) {init = 0 : i32}
    %lock_0_3 = aie.lock(%tile_0_3, 5) {init = 1 : i32}
    %lock_0_3_5 = aie.lock(%tile_0_3, 4) {init = 0 : i32}
    %lock_0_3_6 = aie.lock(%tile_0_3, 3) {init = 1 : i32}
    %lock_0_3_7 = aie.lock(%tile_0_3, 2) {init = 0 : i32}
    %lock_0_3_8 = aie.lock(%tile_0_3, 1) {init = 1 : i32}
    %lock_0_3_9 = aie.lock(%tile_0_3, 0) {init = 0 : i32}
    %buf5 = aie.buffer(%tile_0_3) {address = 1024 : i32, mem_bank = 0 : i32, sym_name = "buf5"} : memref<32xf32, 2> 
    %buf4 = aie.buffer(%tile_0_3) {address = 16384 : i32, mem_bank = 1 : i32, sym_name = "buf4"} : memref<32xf32, 2> 
    %buf3 = aie.buffer(%tile_0_3) {address = 32768 : i32, mem_bank = 2 : i32, sym_name = "buf3"} : memref<32xf32, 2> 
    %buf2 = aie.buffer(%tile_0_2) {address = 1024 : i32, mem_bank = 0 : i32, sym_name = "buf2"} : memref<32xf32, 2> 
    %buf1 = aie.buffer(%tile_0_2) {address = 16384 : i32, mem_bank = 1 : i32, sym_name = "buf1"} : memref<32xf32, 2> 
    %buf0 = aie.buffer(%tile_0_2) {address = 32768 : i32, mem_bank = 2 : i32, sym_name = "buf0"} : memref<32xf32, 2> 
    %__air_external_buffer = aie.external_buffer {sym_name = "__air_external_buffer"} : memref<256xf32>
    %__air_external_buffer_1 = aie.external_buffer {sym_name = "__air_external_buffer_1"} : memref<256xf32>
    %__air_external_buffer_2 = aie.external_buffer {sym_name = "__air_external_buffer_2"} : memref<256xf32>
    %mem_0_3 = aie.mem(%tile_0_3) {
      %0 = aie.dma_start(MM2S, 0, ^bb1, ^bb3)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      aie.use_lock(%lock_0_3_9, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf3 : memref<32xf32, 2>, 0, 32) {bd_id = 0 : i32, next_bd_id = 0 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_3_8, Release, 1)
      aie.next_bd ^bb1
    ^bb2:  // pred: ^bb5
      aie.end
    ^bb3:  // pred: ^bb0
      %1 = aie.dma_start(S2MM, 0, ^bb4, ^bb5)
    ^bb4:  // 2 preds: ^bb3, ^bb4
      aie.use_lock(%lock_0_3_6, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf5 : memref<32xf32, 2>, 0, 32) {bd_id = 1 : i32, next_bd_id = 1 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_3_7, Release, 1)
      aie.next_bd ^bb4
    ^bb5:  // pred: ^bb3
      %2 = aie.dma_start(S2MM, 1, ^bb6, ^bb2)
    ^bb6:  // 2 preds: ^bb5, ^bb6
      aie.use_lock(%lock_0_3, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf4 : memref<32xf32, 2>, 0, 32) {bd_id = 2 : i32, next_bd_id = 2 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_3_5, Release, 1)
      aie.next_bd ^bb6
    }
    %core_0_3 = aie.core(%tile_0_3) {
      %c32 = arith.constant 32 : index
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb4
      aie.use_lock(%lock_0_3_8, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_3_7, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_3_5, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_3_9, Release, 1)
      cf.br ^bb2(%c0 : index)
    ^bb2(%0: index):  // 2 preds: ^bb1, ^bb3
      %1 = arith.cmpi slt, %0, %c32 : index
      cf.cond_br %1, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %2 = memref.load %buf5[%0] : memref<32xf32, 2>
      %3 = memref.load %buf4[%0] : memref<32xf32, 2>
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %buf3[%0] : memref<32xf32, 2>
      %5 = arith.addi %0, %c1 : index
      cf.br ^bb2(%5 : index) {loop_annotation = #loop_annotation}
    ^bb4:  // pred: ^bb2
      aie.use_lock(%lock_0_3_6, Release, 1)
      aie.use_lock(%lock_0_3, Release, 1)
      cf.br ^bb1
    }
    %mem_0_2 = aie.mem(%tile_0_2) {
      %0 = aie.dma_start(MM2S, 0, ^bb1, ^bb3)
    ^bb1:  // 2 preds: ^bb0, ^bb1
      aie.use_lock(%lock_0_2_4, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf0 : memref<32xf32, 2>, 0, 32) {bd_id = 0 : i32, next_bd_id = 0 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_2_3, Release, 1)
      aie.next_bd ^bb1
    ^bb2:  // pred: ^bb5
      aie.end
    ^bb3:  // pred: ^bb0
      %1 = aie.dma_start(S2MM, 0, ^bb4, ^bb5)
    ^bb4:  // 2 preds: ^bb3, ^bb4
      aie.use_lock(%lock_0_2_1, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf2 : memref<32xf32, 2>, 0, 32) {bd_id = 1 : i32, next_bd_id = 1 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_2_2, Release, 1)
      aie.next_bd ^bb4
    ^bb5:  // pred: ^bb3
      %2 = aie.dma_start(S2MM, 1, ^bb6, ^bb2)
    ^bb6:  // 2 preds: ^bb5, ^bb6
      aie.use_lock(%lock_0_2, AcquireGreaterEqual, 1)
      aie.dma_bd(%buf1 : memref<32xf32, 2>, 0, 32) {bd_id = 2 : i32, next_bd_id = 2 : i32, task_id = 0 : i32}
      aie.use_lock(%lock_0_2_0, Release, 1)
      aie.next_bd ^bb6
    }
    %core_0_2 = aie.core(%tile_0_2) {
      %c32 = arith.constant 32 : index
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb4
      aie.use_lock(%lock_0_2_3, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_2_2, AcquireGreaterEqual, 1)
      aie.use_lock(%lock_0_2_0, AcquireGreaterEqual, 1)
      cf.br ^bb2(%c0 : index)
    ^bb2(%0: index):  // 2 preds: ^bb1, ^bb3
      %1 = arith.cmpi slt, %0, %c32 : index
      cf.cond_br %1, ^bb3, ^bb4
    ^bb3:  // pred: ^bb2
      %2 = memref.load %buf2[%0] : memref<32xf32, 2>
      %3 = memref.load %buf1[%0] : memref<32xf32, 2>
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %buf0[%0] : memref<32xf32, 2>
      %5 = arith.addi %0, %c1 : index
      cf.br ^bb2(%5 : index) {loop_annotation = #loop_annotation}
    ^bb4:  // pred: ^bb2
      aie.use_lock(%lock_0_2_1, Release, 1)
      aie.use_lock(%lock_0_2, Release, 1)
      aie.use_lock(%lock_0_2_4, Release, 1)
      cf.br ^bb1
    }
    aie.flow(%shim_noc_tile_0_0, DMA : 0, %tile_0_2, DMA : 0)
    aie.flow(%shim_noc_tile_0_0, DMA : 1, %tile_0_3, DMA : 0)
    aie.flow(%shim_noc_tile_1_0, DMA : 0, %tile_0_2, DMA : 1)
    aie.flow(%shim_noc_tile_1_0, DMA : 1, %tile_0_3, DMA : 1)
    aie.flow(%tile_0_2, DMA : 0, %shim_noc_tile_0_0, DMA : 0)
    aie.flow(%tile_0_3, DMA : 0, %shim_noc_tile_0_0, DMA : 1)
    aie.shim_dma_allocation @air_channel_2_0(%shim_noc_tile_0_0, S2MM, 0)
    aie.shim_dma_allocation @air_channel_2_1(%shim_noc_tile_0_0, S2MM, 1)
    aie.shim_dma_allocation @air_channel_0_0(%shim_noc_tile_0_0, MM2S, 0)
    aie.shim_dma_allocation @air_channel_0_1(%shim_noc_tile_0_0, MM2S, 1)
    aie.shim_dma_allocation @air_channel_1_0(%shim_noc_tile_1_0, MM2S, 0)
    aie.shim_dma_allocation @air_channel_1_1(%shim_noc_tile_1_0, MM2S, 1)
    aie.runtime_sequence @eltadd(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: memref<256xf32>) {
      %0 = aiex.dma_configure_task_for @air_channel_0_0 {
        aie.dma_bd(%arg0 : memref<256xf32>, 0, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%0)
      %1 = aiex.dma_configure_task_for @air_channel_0_1 {
        aie.dma_bd(%arg0 : memref<256xf32>, 32, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%1)
      %2 = aiex.dma_configure_task_for @air_channel_0_0 {
        aie.dma_bd(%arg0 : memref<256xf32>, 64, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%2)
      %3 = aiex.dma_configure_task_for @air_channel_0_1 {
        aie.dma_bd(%arg0 : memref<256xf32>, 96, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%3)
      %4 = aiex.dma_configure_task_for @air_channel_0_0 {
        aie.dma_bd(%arg0 : memref<256xf32>, 128, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%4)
      %5 = aiex.dma_configure_task_for @air_channel_0_1 {
        aie.dma_bd(%arg0 : memref<256xf32>, 160, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%5)
      %6 = aiex.dma_configure_task_for @air_channel_0_0 {
        aie.dma_bd(%arg0 : memref<256xf32>, 192, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%6)
      %7 = aiex.dma_configure_task_for @air_channel_0_1 {
        aie.dma_bd(%arg0 : memref<256xf32>, 224, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%7)
      %8 = aiex.dma_configure_task_for @air_channel_1_0 {
        aie.dma_bd(%arg1 : memref<256xf32>, 0, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%8)
      %9 = aiex.dma_configure_task_for @air_channel_1_1 {
        aie.dma_bd(%arg1 : memref<256xf32>, 32, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%9)
      %10 = aiex.dma_configure_task_for @air_channel_1_0 {
        aie.dma_bd(%arg1 : memref<256xf32>, 64, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%10)
      %11 = aiex.dma_configure_task_for @air_channel_1_1 {
        aie.dma_bd(%arg1 : memref<256xf32>, 96, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%11)
      %12 = aiex.dma_configure_task_for @air_channel_1_0 {
        aie.dma_bd(%arg1 : memref<256xf32>, 128, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%12)
      %13 = aiex.dma_configure_task_for @air_channel_1_1 {
        aie.dma_bd(%arg1 : memref<256xf32>, 160, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%13)
      %14 = aiex.dma_configure_task_for @air_channel_1_0 {
        aie.dma_bd(%arg1 : memref<256xf32>, 192, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%14)
      %15 = aiex.dma_configure_task_for @air_channel_1_1 {
        aie.dma_bd(%arg1 : memref<256xf32>, 224, 32, [<size = 32, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%15)
      %16 = aiex.dma_configure_task_for @air_channel_2_0 {
        aie.dma_bd(%arg2 : memref<256xf32>, 0, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%16)
      %17 = aiex.dma_configure_task_for @air_channel_2_1 {
        aie.dma_bd(%arg2 : memref<256xf32>, 32, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%17)
      %18 = aiex.dma_configure_task_for @air_channel_2_0 {
        aie.dma_bd(%arg2 : memref<256xf32>, 64, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%18)
      %19 = aiex.dma_configure_task_for @air_channel_2_1 {
        aie.dma_bd(%arg2 : memref<256xf32>, 96, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%19)
      %20 = aiex.dma_configure_task_for @air_channel_2_0 {
        aie.dma_bd(%arg2 : memref<256xf32>, 128, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%20)
      %21 = aiex.dma_configure_task_for @air_channel_2_1 {
        aie.dma_bd(%arg2 : memref<256xf32>, 160, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%21)
      %22 = aiex.dma_configure_task_for @air_channel_2_0 {
        aie.dma_bd(%arg2 : memref<256xf32>, 192, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%22)
      %23 = aiex.dma_configure_task_for @air_channel_2_1 {
        aie.dma_bd(%arg2 : memref<256xf32>, 224, 32, [<size = 32, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%23)
      aiex.dma_free_task(%0)
      aiex.dma_free_task(%1)
      aiex.dma_free_task(%2)
      aiex.dma_free_task(%3)
      aiex.dma_free_task(%4)
      aiex.dma_free_task(%5)
      aiex.dma_free_task(%6)
      aiex.dma_free_task(%7)
      aiex.dma_free_task(%8)
      aiex.dma_free_task(%9)
      aiex.dma_free_task(%10)
      aiex.dma_free_task(%11)
      aiex.dma_free_task(%12)
      aiex.dma_free_task(%13)
      aiex.dma_free_task(%14)
      aiex.dma_free_task(%15)
      aiex.dma_await_task(%16)
      aiex.dma_await_task(%17)
      aiex.dma_await_task(%18)
      aiex.dma_await_task(%19)
      aiex.dma_await_task(%20)
      aiex.dma_await_task(%21)
      aiex.dma_await_task(%22)
      aiex.dma_await_task(%23)
    }
  } {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
}

