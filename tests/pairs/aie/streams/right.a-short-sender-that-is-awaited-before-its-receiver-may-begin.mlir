// options: --func sequence
func.func @sequence(%a: memref<4xi32>, %b: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xi32>
    affine.store %x, %b[%i] : memref<4xi32>
  }
  return
}
// -----
module {
  aie.device(npu1_4col) {
    %shim = aie.tile(1, 0)
    %a = aie.tile(1, 3)
    aie.flow(%shim, DMA : 0, %a, DMA : 0)
    aie.flow(%shim, DMA : 1, %a, DMA : 1)
    aie.flow(%a, DMA : 0, %shim, DMA : 0)
    %in_a = aie.buffer(%a) {sym_name = "in_a"} : memref<4xi32>
    %go = aie.buffer(%a) {sym_name = "go"} : memref<4xi32>
    %free = aie.lock(%a, 0) {init = 0 : i32}
    %full = aie.lock(%a, 1) {init = 0 : i32}
    %free_go = aie.lock(%a, 2) {init = 1 : i32}
    %full_go = aie.lock(%a, 3) {init = 0 : i32}
    %mem_a = aie.mem(%a) {
      %s = aie.dma_start(S2MM, 0, ^in, ^second)
    ^in:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_a : memref<4xi32>, 0, 4)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^in
    ^second:
      %r = aie.dma_start(S2MM, 1, ^go, ^third)
    ^go:
      aie.use_lock(%free_go, AcquireGreaterEqual, 1)
      aie.dma_bd(%go : memref<4xi32>, 0, 4)
      aie.use_lock(%full_go, Release, 1)
      aie.next_bd ^go
    ^third:
      %o = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_a : memref<4xi32>, 0, 4)
      aie.use_lock(%free_go, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    %core_a = aie.core(%a) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %limit = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %limit step %c1 {
        aie.use_lock(%full_go, AcquireGreaterEqual, 1)
        aie.use_lock(%free, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @go_in(%shim, MM2S, 1)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%x: memref<4xi32>, %y: memref<4xi32>) {
      %send = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%x : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%send)
      aiex.dma_await_task(%send)
      %start = aiex.dma_configure_task_for @go_in {
        aie.dma_bd(%x : memref<4xi32>, 0, 4)
        aie.end
      }
      aiex.dma_start_task(%start)
      
      %take = aiex.dma_configure_task_for @b_out {
        aie.dma_bd(%y : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
// expect: equivalent bitwise static
