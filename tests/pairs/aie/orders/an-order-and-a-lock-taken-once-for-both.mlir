module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %other = aie.tile(1, 0)
    %mem = aie.tile(0, 1)
    %buffer = aie.buffer(%mem) {sym_name = "buffer"} : memref<8xi32, 1>
    %free = aie.lock(%mem, 0) {init = 2 : i32}
    %full = aie.lock(%mem, 1) {init = 0 : i32}
    %dma = aie.memtile_dma(%mem) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%buffer : memref<8xi32, 1>, 0, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(S2MM, 1, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%buffer : memref<8xi32, 1>, 4, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      %2 = aie.dma_start(MM2S, 0, ^bb5, ^bb6)
    ^bb5:
      aie.use_lock(%full, AcquireGreaterEqual, 2)
      aie.dma_bd(%buffer : memref<8xi32, 1>, 0, 8)
      aie.use_lock(%free, Release, 2)
      aie.next_bd ^bb5
    ^bb6:
      aie.end
    }
    aie.flow(%shim, DMA : 0, %mem, DMA : 0)
    aie.flow(%shim, DMA : 1, %mem, DMA : 1)
    aie.flow(%mem, DMA : 0, %other, DMA : 0)
    aie.shim_dma_allocation @first(%shim, MM2S, 0)
    aie.shim_dma_allocation @second(%shim, MM2S, 1)
    aie.shim_dma_allocation @out(%other, S2MM, 0)
    aie.runtime_sequence @f(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<16xi32>) {
      %t0 = aiex.dma_configure_task_for @first {
        aie.dma_bd(%a : memref<8xi32>, 0, 8, [<size = 8, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%t0)
      %t1 = aiex.dma_configure_task_for @second {
        aie.dma_bd(%b : memref<8xi32>, 0, 8, [<size = 8, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%t1)
      %t2 = aiex.dma_configure_task_for @out {
        aie.dma_bd(%c : memref<16xi32>, 0, 16, [<size = 16, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%t2)
      aiex.dma_free_task(%t0)
      aiex.dma_free_task(%t1)
      aiex.dma_await_task(%t2)
    }
  }
}
// -----
module {
  aie.device(npu1) {
    %shim = aie.tile(0, 0)
    %other = aie.tile(1, 0)
    %mem = aie.tile(0, 1)
    %buffer = aie.buffer(%mem) {sym_name = "buffer"} : memref<8xi32, 1>
    %free = aie.lock(%mem, 0) {init = 2 : i32}
    %full = aie.lock(%mem, 1) {init = 0 : i32}
    %dma = aie.memtile_dma(%mem) {
      %0 = aie.dma_start(S2MM, 0, ^bb1, ^bb2)
    ^bb1:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%buffer : memref<8xi32, 1>, 0, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^bb1
    ^bb2:
      %1 = aie.dma_start(S2MM, 1, ^bb3, ^bb4)
    ^bb3:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%buffer : memref<8xi32, 1>, 4, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^bb3
    ^bb4:
      %2 = aie.dma_start(MM2S, 0, ^bb5, ^bb6)
    ^bb5:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%buffer : memref<8xi32, 1>, 0, 8)
      aie.use_lock(%free, Release, 2)
      aie.next_bd ^bb5
    ^bb6:
      aie.end
    }
    aie.flow(%shim, DMA : 0, %mem, DMA : 0)
    aie.flow(%shim, DMA : 1, %mem, DMA : 1)
    aie.flow(%mem, DMA : 0, %other, DMA : 0)
    aie.shim_dma_allocation @first(%shim, MM2S, 0)
    aie.shim_dma_allocation @second(%shim, MM2S, 1)
    aie.shim_dma_allocation @out(%other, S2MM, 0)
    aie.runtime_sequence @f(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<16xi32>) {
      %t0 = aiex.dma_configure_task_for @first {
        aie.dma_bd(%a : memref<8xi32>, 0, 8, [<size = 8, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%t0)
      %t1 = aiex.dma_configure_task_for @second {
        aie.dma_bd(%b : memref<8xi32>, 0, 8, [<size = 8, stride = 1>])
        aie.end
      }
      aiex.dma_start_task(%t1)
      %t2 = aiex.dma_configure_task_for @out {
        aie.dma_bd(%c : memref<16xi32>, 0, 16, [<size = 16, stride = 1>])
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%t2)
      aiex.dma_free_task(%t0)
      aiex.dma_free_task(%t1)
      aiex.dma_await_task(%t2)
    }
  }
}
// expect: unknown order
