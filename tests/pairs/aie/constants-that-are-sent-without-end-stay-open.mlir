// options: --timeout 4
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xi32>
    %y = arith.subi %zero, %x : i32
    affine.store %zero, %b[%i] : memref<8xi32>
  }
  return
}
// -----
module {
  aie.device(npu1) {

    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 2)
    %in = aie.buffer(%tile) : memref<4xi32>
    %out = aie.buffer(%tile) {sym_name = "result"} : memref<4xi32> = dense<0>
    %parameters = aie.buffer(%tile) {sym_name = "parameters"} : memref<4xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %free_out = aie.lock(%tile, 2) {init = 1 : i32}
    %full_out = aie.lock(%tile, 3)
    %go = aie.lock(%tile, 4)
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %mem = aie.mem(%tile) {
      %0 = aie.dma_start(S2MM, 0, ^in, ^next)
    ^in:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<4xi32>)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^in
    ^next:
      %1 = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
            aie.dma_bd(%out : memref<4xi32>)
      aie.use_lock(%free_out, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    %core = aie.core(%tile) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant 0 : i32
      %limit = arith.constant 9223372036854775807 : index
      scf.for %round = %c0 to %limit step %c1 {
        aie.use_lock(%full, AcquireGreaterEqual, 1)

        scf.for %i = %c0 to %c4 step %c1 {
          %x = memref.load %in[%i] : memref<4xi32>
          %y = arith.subi %zero, %x : i32

        }
        aie.use_lock(%free, Release, 1)

      }
      aie.end
    }
    aie.shim_dma_allocation @to(%shim, MM2S, 0)
    aie.shim_dma_allocation @from(%shim, S2MM, 0)
    aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
      %send = aiex.dma_configure_task_for @to {
        aie.dma_bd(%a : memref<8xi32> offset = 0 len = 8)
        aie.end
      }
      %take = aiex.dma_configure_task_for @from {
        aie.dma_bd(%b : memref<8xi32> offset = 0 len = 8)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%send)
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }

  }
}
// expect: unknown limit-time
