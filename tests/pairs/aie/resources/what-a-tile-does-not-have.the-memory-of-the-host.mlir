// options: --func sequence
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[(%i + 4) mod 8] : memref<8xi32>
    affine.store %x, %b[%i] : memref<8xi32>
  }
  return
}
// -----
module {
  aie.device(npu1) {

    %shim = aie.tile(0, 0)
    %tile = aie.tile(0, 1)
    %free = aie.lock(%tile, 0) {init = 4 : i32, sym_name = "free"}
    %full = aie.lock(%tile, 1) {init = 0 : i32, sym_name = "full"}
    %buffer = aie.buffer(%tile) {sym_name = "buffer"} : memref<8xi32>
    aie.flow(%tile, DMA : 1, %tile, DMA : 0)
    aie.flow(%tile, DMA : 0, %shim, DMA : 0)
    aie.runtime_sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
      %0 = aiex.dma_configure_task(%tile, MM2S, 1) {
        aie.dma_bd(%a : memref<8xi32> offset = 0 len = 8) {bd_id = 0 : i32}
        aie.end
      }
      %1 = aiex.dma_configure_task(%tile, S2MM, 0) {
        %c1 = arith.constant 1 : i32
        aie.use_lock(%free, AcquireGreaterEqual, %c1)
        aie.dma_bd(%buffer : memref<8xi32> offset = 0 len = 2) {bd_id = 0 : i32, iteration = #aie.bd_iteration<size = 4, stride = 2, current = 2>}
        aie.use_lock(%full, Release, %c1)
        aie.end
      } {repeat_count = 3 : i32}
      %2 = aiex.dma_configure_task(%tile, MM2S, 0) {
        %c4 = arith.constant 4 : i32
        aie.use_lock(%full, AcquireGreaterEqual, %c4)
        aie.dma_bd(%buffer : memref<8xi32> offset = 0 len = 8) {bd_id = 1 : i32}
        aie.use_lock(%free, Release, %c4)
        aie.end
      }
      %3 = aiex.dma_configure_task(%shim, S2MM, 0) {
        aie.dma_bd(%b : memref<8xi32> offset = 0 len = 8) {bd_id = 1 : i32}
        aie.end
      } {issue_token = true}
      aiex.dma_start_task(%0)
      aiex.dma_start_task(%1)
      aiex.dma_start_task(%2)
      aiex.dma_start_task(%3)
      aiex.dma_await_task(%3)
    }

  }
}
// expect: different
