module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 1)
    %whole = aie.buffer(%tile) {sym_name = "whole"} : memref<32xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32, sym_name = "free_lock"}
    %full = aie.lock(%tile, 1) {init = 0 : i32, sym_name = "full_lock"}
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %dma = aie.memtile_dma(%tile) {
    %in_start = aie.dma_start(S2MM, 0, ^in_0, ^after_in)
    ^in_0:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%whole : memref<32xi32>, 0, 32)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^in_0
    ^after_in:
    %out_start = aie.dma_start(MM2S, 0, ^out_0, ^after_out)
    ^out_0:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%whole : memref<32xi32>, 0, 32, [<size = 4, stride = 1>, <size = 8, stride = 4>])
      aie.use_lock(%free, Release, 1)
      aie.next_bd ^out_0
    ^after_out:
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%a: memref<8x4xi32>, %b: memref<4x8xi32>) {
      %send = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%a : memref<8x4xi32>, 0, 32)
        aie.end
      }
      aiex.dma_start_task(%send)
      %take = aiex.dma_configure_task_for @b_out {
        aie.dma_bd(%b : memref<4x8xi32>, 0, 32)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
