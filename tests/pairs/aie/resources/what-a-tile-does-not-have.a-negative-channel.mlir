// options: --func sequence
func.func @sequence(%a: memref<4xi32>, %b: memref<4xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xi32>
    %y = arith.subi %zero, %x : i32
    affine.store %y, %b[%i] : memref<4xi32>
  }
  return
}
// -----
module {
  aie.device(npu1_4col) {
    %shim = aie.tile(1, 0)
    %tile = aie.tile(1, 3)
    %other = aie.tile(1, 4)
    aie.flow(%shim, DMA : 0, %tile, DMA : -1)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %in = aie.buffer(%tile) {address = 1024 : i32, sym_name = "in"} : memref<4xi32>
    %out = aie.buffer(%tile) {address = 1040 : i32, sym_name = "out"} : memref<4xi32>
    %kept = aie.buffer(%other) {address = 1024 : i32, sym_name = "kept"} : memref<4xi32>
    %free_in = aie.lock(%tile, 0) {init = 1 : i32}
    %full_in = aie.lock(%tile, 1) {init = 0 : i32}
    %free_out = aie.lock(%tile, 2) {init = 1 : i32}
    %full_out = aie.lock(%tile, 3) {init = 0 : i32}
    %mem = aie.mem(%tile) {
    %s = aie.dma_start(S2MM, -1, ^in, ^after)
    ^in:
      aie.use_lock(%free_in, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<4xi32>, 0, 4) {bd_id = 0 : i32, next_bd_id = 0 : i32}
      aie.use_lock(%full_in, Release, 1)
      aie.next_bd ^in
    ^after:
    %r = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
      aie.use_lock(%full_out, AcquireGreaterEqual, 1)
      aie.dma_bd(%out : memref<4xi32>, 0, 4) {bd_id = 1 : i32, next_bd_id = 1 : i32}
      aie.use_lock(%free_out, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0 : i32
      %limit = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %limit step %c1 {
        aie.use_lock(%full_in, AcquireGreaterEqual, 1)
        aie.use_lock(%free_out, AcquireGreaterEqual, 1)
        scf.for %i = %c0 to %c4 step %c1 {
          %x = memref.load %in[%i] : memref<4xi32>
          memref.store %x, %kept[%i] : memref<4xi32>
          %k = memref.load %kept[%i] : memref<4xi32>
          %y = arith.subi %zero, %k : i32
          memref.store %y, %out[%i] : memref<4xi32>
        }
        aie.use_lock(%free_in, Release, 1)
        aie.use_lock(%full_out, Release, 1)
      }
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%a: memref<4xi32>, %b: memref<4xi32>) {
      %send = aiex.dma_configure_task_for @a_in {
        aie.dma_bd(%a : memref<4xi32>, 0, 4)
        aie.end
      }
      aiex.dma_start_task(%send)
      %take = aiex.dma_configure_task_for @b_out {
        aie.dma_bd(%b : memref<4xi32>, 0, 4)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
// expect: different
