module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile0 = aie.tile(0, 2)
    %tile1 = aie.tile(0, 3)
    aie.packet_flow(0x1) {
      aie.packet_source<%shim, DMA : 0>
      aie.packet_dest<%tile0, DMA : 0>
    }
    aie.packet_flow(0x2) {
      aie.packet_source<%shim, DMA : 0>
      aie.packet_dest<%tile1, DMA : 0>
    }
    aie.flow(%tile0, DMA : 0, %shim, DMA : 0)
    aie.flow(%tile1, DMA : 0, %shim, DMA : 1)
    %in0 = aie.buffer(%tile0) {sym_name = "in0"} : memref<16xi32>
    %out0 = aie.buffer(%tile0) {sym_name = "out0"} : memref<16xi32>
    %in_free0 = aie.lock(%tile0, 0) {init = 1 : i32, sym_name = "in_free0_lock"}
    %in_full0 = aie.lock(%tile0, 1) {init = 0 : i32, sym_name = "in_full0_lock"}
    %out_free0 = aie.lock(%tile0, 2) {init = 1 : i32, sym_name = "out_free0_lock"}
    %out_full0 = aie.lock(%tile0, 3) {init = 0 : i32, sym_name = "out_full0_lock"}
    %mem0 = aie.mem(%tile0) {
    %take0_start = aie.dma_start(S2MM, 0, ^take0_0, ^after_take0)
    ^take0_0:
      aie.use_lock(%in_free0, AcquireGreaterEqual, 1)
      aie.dma_bd(%in0 : memref<16xi32>)
      aie.use_lock(%in_full0, Release, 1)
      aie.next_bd ^take0_0
    ^after_take0:
    %give0_start = aie.dma_start(MM2S, 0, ^give0_0, ^after_give0)
    ^give0_0:
      aie.use_lock(%out_full0, AcquireGreaterEqual, 1)
      aie.dma_bd(%out0 : memref<16xi32>)
      aie.use_lock(%out_free0, Release, 1)
      aie.next_bd ^give0_0
    ^after_give0:
      aie.end
    }
    aie.core(%tile0) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c16 = arith.constant 16 : index
      scf.for %round = %c0 to %forever step %c1 {
        %two = arith.constant 2 : i32
        aie.use_lock(%in_full0, AcquireGreaterEqual, 1)
        aie.use_lock(%out_free0, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c16 step %c1 {
          %x = memref.load %in0[%i] : memref<16xi32>
          %y = arith.addi %x, %two : i32
          memref.store %y, %out0[%i] : memref<16xi32>
        }
        aie.use_lock(%in_free0, Release, 1)
        aie.use_lock(%out_full0, Release, 1)
      }
      aie.end
    }
    %in1 = aie.buffer(%tile1) {sym_name = "in1"} : memref<16xi32>
    %out1 = aie.buffer(%tile1) {sym_name = "out1"} : memref<16xi32>
    %in_free1 = aie.lock(%tile1, 0) {init = 1 : i32, sym_name = "in_free1_lock"}
    %in_full1 = aie.lock(%tile1, 1) {init = 0 : i32, sym_name = "in_full1_lock"}
    %out_free1 = aie.lock(%tile1, 2) {init = 1 : i32, sym_name = "out_free1_lock"}
    %out_full1 = aie.lock(%tile1, 3) {init = 0 : i32, sym_name = "out_full1_lock"}
    %mem1 = aie.mem(%tile1) {
    %take1_start = aie.dma_start(S2MM, 0, ^take1_0, ^after_take1)
    ^take1_0:
      aie.use_lock(%in_free1, AcquireGreaterEqual, 1)
      aie.dma_bd(%in1 : memref<16xi32>)
      aie.use_lock(%in_full1, Release, 1)
      aie.next_bd ^take1_0
    ^after_take1:
    %give1_start = aie.dma_start(MM2S, 0, ^give1_0, ^after_give1)
    ^give1_0:
      aie.use_lock(%out_full1, AcquireGreaterEqual, 1)
      aie.dma_bd(%out1 : memref<16xi32>)
      aie.use_lock(%out_free1, Release, 1)
      aie.next_bd ^give1_0
    ^after_give1:
      aie.end
    }
    aie.core(%tile1) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %forever = arith.constant 9223372036854775807 : index
      %c16 = arith.constant 16 : index
      scf.for %round = %c0 to %forever step %c1 {
        %two = arith.constant 2 : i32
        aie.use_lock(%in_full1, AcquireGreaterEqual, 1)
        aie.use_lock(%out_free1, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c16 step %c1 {
          %x = memref.load %in1[%i] : memref<16xi32>
          %y = arith.muli %x, %two : i32
          memref.store %y, %out1[%i] : memref<16xi32>
        }
        aie.use_lock(%in_free1, Release, 1)
        aie.use_lock(%out_full1, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @first(%shim, S2MM, 0)
    aie.shim_dma_allocation @second(%shim, S2MM, 1)
    aie.runtime_sequence @sequence(%a: memref<2x16xi32>, %b: memref<2x16xi32>) {
      %send = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%a : memref<2x16xi32> offset = 0 len = 16) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 1>}
        aie.next_bd ^more
      ^more:
        aie.dma_bd(%a : memref<2x16xi32> offset = 0 len = 16) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 2>}
        aie.end
      }
      aiex.dma_start_task(%send)
      %take0 = aiex.dma_configure_task_for @first {
        aie.dma_bd(%b : memref<2x16xi32> offset = 0 len = 16)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take0)
      %take1 = aiex.dma_configure_task_for @second {
        aie.dma_bd(%b : memref<2x16xi32> offset = 16 len = 16)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take1)
      aiex.dma_await_task(%take0)
      aiex.dma_await_task(%take1)
    }
  }
}
