// options: --func sequence
func.func @sequence(%a: memref<64xi32>, %b: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xi32>
    affine.store %x, %b[%i] : memref<64xi32>
  }
  return
}
// -----
module {
  aie.device(npu1_4col) {
    %shim = aie.tile(1, 0)
    %a = aie.tile(1, 3)
    %b = aie.tile(1, 4)
    aie.flow(%shim, DMA : 0, %a, DMA : 0)
    aie.flow(%shim, DMA : 0, %b, DMA : 0)
    aie.flow(%b, DMA : 0, %shim, DMA : 0)
    %in_a = aie.buffer(%a) {sym_name = "in_a"} : memref<64xi32>
    %in_b = aie.buffer(%b) {sym_name = "in_b"} : memref<64xi32>
    %free_a = aie.lock(%a, 0) {init = 1 : i32}
    %full_a = aie.lock(%a, 1) {init = 0 : i32}
    %free_b = aie.lock(%b, 0) {init = 1 : i32}
    %full_b = aie.lock(%b, 1) {init = 0 : i32}
    %done_b = aie.lock(%b, 2) {init = 0 : i32}
    %mem_a = aie.mem(%a) {
      %s = aie.dma_start(S2MM, 0, ^in, ^end)
    ^in:
      aie.use_lock(%free_a, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_a : memref<64xi32>, 0, 64)
      aie.use_lock(%full_a, Release, 1)
      aie.next_bd ^in
    ^end:
      aie.end
    }
    %mem_b = aie.mem(%b) {
      %s = aie.dma_start(S2MM, 0, ^in, ^after)
    ^in:
      aie.use_lock(%free_b, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_b : memref<64xi32>, 0, 64)
      aie.use_lock(%full_b, Release, 1)
      aie.next_bd ^in
    ^after:
      %r = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
      aie.use_lock(%full_b, AcquireGreaterEqual, 1)
      aie.dma_bd(%in_b : memref<64xi32>, 0, 64)
      aie.use_lock(%done_b, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    %core_a = aie.core(%a) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %limit = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %limit step %c1 {
        aie.use_lock(%full_a, AcquireGreaterEqual, 1)
        aie.use_lock(%done_b, AcquireGreaterEqual, 1)
        aie.use_lock(%free_b, Release, 1)
        aie.use_lock(%free_a, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%x: memref<64xi32>, %y: memref<64xi32>) {
      %send = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%x : memref<64xi32>, 0, 64)
        aie.end
      }
      aiex.dma_start_task(%send)
      %take = aiex.dma_configure_task_for @b_out {
        aie.dma_bd(%y : memref<64xi32>, 0, 64)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
// expect: equivalent bitwise static
