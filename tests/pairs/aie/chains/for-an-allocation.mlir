// options: --func sequence
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 1)
    %free = aie.lock(%tile, 0) {init = 4 : i32, sym_name = "free"}
    %full = aie.lock(%tile, 1) {init = 0 : i32, sym_name = "full"}
    %buffer = aie.buffer(%tile) {sym_name = "buffer"} : memref<8xi32>
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    aie.shim_dma_allocation @back(%shim, S2MM, 0)

    aie.runtime_sequence(%a: memref<8xi32>, %c: memref<8xi32>, %b: memref<8xi32>) {
      %0 = aiex.dma_configure_task(%shim, MM2S, 0) {
        aie.dma_bd(%a : memref<8xi32> offset = 4 len = 4) {bd_id = 0 : i32}
        aie.next_bd ^bb1
      ^bb1:
        aie.dma_bd(%c : memref<8xi32> offset = 0 len = 4) {bd_id = 1 : i32}
        aie.end
      }
      aiex.dma_start_task(%0)
      %1 = aiex.dma_configure_task(%tile, S2MM, 0) {
        %c4 = arith.constant 4 : i32
        aie.use_lock(%free, AcquireGreaterEqual, %c4)
        aie.dma_bd(%buffer : memref<8xi32> offset = 0 len = 8) {bd_id = 0 : i32}
        aie.use_lock(%full, Release, %c4)
        aie.end
      }
      aiex.dma_start_task(%1)
      %2 = aiex.dma_configure_task(%tile, MM2S, 0) {
        %c4 = arith.constant 4 : i32
        aie.use_lock(%full, AcquireGreaterEqual, %c4)
        aie.dma_bd(%buffer : memref<8xi32> offset = 0 len = 8) {bd_id = 1 : i32}
        aie.use_lock(%free, Release, %c4)
        aie.end
      }
      aiex.dma_start_task(%2)
      %3 = aiex.dma_configure_task(%shim, S2MM, 0) {
        aie.dma_bd(%b : memref<8xi32> offset = 0 len = 8) {bd_id = 3 : i32}
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%3)
      aiex.dma_await_task(%3)
    }
  }
}
// -----
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 1)
    %free = aie.lock(%tile, 0) {init = 4 : i32, sym_name = "free"}
    %full = aie.lock(%tile, 1) {init = 0 : i32, sym_name = "full"}
    %buffer = aie.buffer(%tile) {sym_name = "buffer"} : memref<8xi32>
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    aie.shim_dma_allocation @back(%shim, S2MM, 0)
    aie.bd_chain @get(%x: memref<8xi32>) {
        aie.dma_bd(%x : memref<8xi32> offset = 0 len = 8) {bd_id = 3 : i32}
        aie.end
    }

    aie.runtime_sequence(%a: memref<8xi32>, %c: memref<8xi32>, %b: memref<8xi32>) {
      %0 = aiex.dma_configure_task(%shim, MM2S, 0) {
        aie.dma_bd(%a : memref<8xi32> offset = 4 len = 4) {bd_id = 0 : i32}
        aie.next_bd ^bb1
      ^bb1:
        aie.dma_bd(%c : memref<8xi32> offset = 0 len = 4) {bd_id = 1 : i32}
        aie.end
      }
      aiex.dma_start_task(%0)
      %1 = aiex.dma_configure_task(%tile, S2MM, 0) {
        %c4 = arith.constant 4 : i32
        aie.use_lock(%free, AcquireGreaterEqual, %c4)
        aie.dma_bd(%buffer : memref<8xi32> offset = 0 len = 8) {bd_id = 0 : i32}
        aie.use_lock(%full, Release, %c4)
        aie.end
      }
      aiex.dma_start_task(%1)
      %2 = aiex.dma_configure_task(%tile, MM2S, 0) {
        %c4 = arith.constant 4 : i32
        aie.use_lock(%full, AcquireGreaterEqual, %c4)
        aie.dma_bd(%buffer : memref<8xi32> offset = 0 len = 8) {bd_id = 1 : i32}
        aie.use_lock(%free, Release, %c4)
        aie.end
      }
      aiex.dma_start_task(%2)
      %3 = aiex.dma_start_bd_chain_for @get(%b) : (memref<8xi32>) for @back {issue_token = true}
      aiex.dma_await_task(%3)
    }
  }
}
// expect: equivalent
