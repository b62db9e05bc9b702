// options: --func sequence
func.func @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
  memref.copy %a, %b : memref<24xi32> to memref<24xi32>
  return
}
// -----
module {
  aie.device(npu1) @relay {

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
  
aie.runtime_sequence @part(%a: memref<24xi32>, %b: memref<24xi32>) {
  %send = aiex.dma_configure_task_for @to {
    aie.dma_bd(%a : memref<24xi32> offset = 0 len = 12)
    aie.end
  }
  %take = aiex.dma_configure_task_for @from {
    aie.dma_bd(%b : memref<24xi32> offset = 0 len = 24)
    aie.end
  } {issue_token = true}
  aiex.dma_start_task(%send)
  aiex.dma_start_task(%take)
  aiex.dma_await_task(%take)
}
aie.shim_dma_allocation @from(%shim, S2MM, 0)

}

  aie.device(npu1) {
    aie.runtime_sequence @sequence(%a: memref<24xi32>, %b: memref<24xi32>) {
      aiex.configure @relay {
        aiex.run @part(%a, %b) : (memref<24xi32>, memref<24xi32>)
      }
    }
  }
}
// expect: different
