// options: --func sequence
func.func @sequence(%a: memref<2048xi32>, %b: memref<2048xi32>) {
  affine.for %i = 0 to 2048 {
    %x = affine.load %a[%i] : memref<2048xi32>
    affine.store %x, %b[%i] : memref<2048xi32>
  }
  return
}
// -----
module {
  aie.device(npu1_4col) {
    %shim = aie.tile(1, 0)
    %tile = aie.tile(1, 3)
    aie.flow(%shim, DMA : 0, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    %in = aie.buffer(%tile) {sym_name = "in"} : memref<2048xi32>
    %free = aie.lock(%tile, 0) {init = 1 : i32}
    %full = aie.lock(%tile, 1) {init = 0 : i32}
    %mem = aie.mem(%tile) {
    %s = aie.dma_start(S2MM, 0, ^in, ^after)
    ^in:
      aie.use_lock(%free, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<2048xi32>, 0, 2048)
      aie.use_lock(%full, Release, 1)
      aie.next_bd ^in
    ^after:
    %r = aie.dma_start(MM2S, 0, ^out, ^end)
    ^out:
      aie.use_lock(%full, AcquireGreaterEqual, 1)
      aie.dma_bd(%in : memref<2048xi32>, 0, 2048)
      aie.use_lock(%free, Release, 1)
      aie.next_bd ^out
    ^end:
      aie.end
    }
    aie.shim_dma_allocation @a_in(%shim, MM2S, 0)
    aie.shim_dma_allocation @b_out(%shim, S2MM, 0)
    aie.runtime_sequence @sequence(%a: memref<2048xi32>, %b: memref<2048xi32>) {
      aiex.npu.dma_memcpy_nd(%a[0, 0, 0, 0][1, 1, 2, 1024][0, 0, 1024, 1]) {id = 1 : i64, metadata = @a_in} : memref<2048xi32>
      %take = aiex.dma_configure_task_for @b_out {
        aie.dma_bd(%b : memref<2048xi32>, 0, 2048)
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%take)
      aiex.dma_await_task(%take)
    }
  }
}
// expect: equivalent bitwise static
