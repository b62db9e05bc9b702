// options: --func sequence
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %in = aie.external_buffer {address = 4096 : i64, sym_name = "in"} : memref<4xi32>
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %part = aie.buffer(%tile) {sym_name = "part"} : memref<4xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %dma = aie.shim_dma(%shim) {
      %s = aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.dma_bd(%in : memref<4xi32>, 0, 4)
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %mem = aie.mem(%tile) {
      %s = aie.dma_start(S2MM, 0, ^take, ^send)
    ^take:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%part : memref<4xi32>, 0, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^end
    ^send:
      %t = aie.dma_start(MM2S, 0, ^give, ^end)
    ^give:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%part : memref<4xi32>, 0, 4)
      aie.use_lock(%free, Release, 1)
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %core = aie.core(%tile) {
      aie.event(0)
      aie.end
    }
    aie.shim_dma_allocation @out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%b: memref<4xi32>) {
      aiex.npu.preempt {level = 1 : ui8}
      %take = aiex.dma_configure_task_for @out {
        aie.dma_bd(%b : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
// -----
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %other = aie.external_buffer {address = 4112 : i64, sym_name = "other"} : memref<4xi32>
    %in = aie.external_buffer {address = 4096 : i64, sym_name = "in"} : memref<4xi32>
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %part = aie.buffer(%tile) {sym_name = "part"} : memref<4xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %dma = aie.shim_dma(%shim) {
      %s = aie.dma_start(MM2S, 0, ^bd, ^end)
    ^bd:
      aie.dma_bd(%in : memref<4xi32>, 0, 4)
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %mem = aie.mem(%tile) {
      %s = aie.dma_start(S2MM, 0, ^take, ^send)
    ^take:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%part : memref<4xi32>, 0, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^end
    ^send:
      %t = aie.dma_start(MM2S, 0, ^give, ^end)
    ^give:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%part : memref<4xi32>, 0, 4)
      aie.use_lock(%free, Release, 1)
      aie.next_bd ^end
    ^end:
      aie.end
    }
    %core = aie.core(%tile) {
      aie.event(0)
      aie.end
    }
    aie.shim_dma_allocation @out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%b: memref<4xi32>) {
      aiex.npu.preempt {level = 1 : ui8}
      %take = aiex.dma_configure_task_for @out {
        aie.dma_bd(%b : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
// expect: equivalent bitwise static
