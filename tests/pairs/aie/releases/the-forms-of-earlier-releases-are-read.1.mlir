// options: --func sequence
func.func @sequence(%a: memref<2x3xi32>, %b: memref<4x5xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.store %zero, %b[%i, %j] : memref<4x5xi32>
    }
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %x = affine.load %a[%i, %j] : memref<2x3xi32>
      affine.store %x, %b[%i + 1, %j] : memref<4x5xi32>
    }
  }
  return
}
// -----
module {
  aie.device(npu1) {

    memref.global "public" @in : memref<2x3xi32>
    memref.global "public" @out : memref<4x5xi32>
    %tile_0_0 = aie.tile(0, 0)
    %tile_0_1 = aie.tile(0, 1)
    aie.flow(%tile_0_0, "DMA" : 0, %tile_0_1, "DMA" : 0)
    aie.flow(%tile_0_1, "DMA" : 1, %tile_0_0, "DMA" : 0)
    aie.shim_dma_allocation @in(MM2S, 0, 0)
    aiex.runtime_sequence(%a: memref<2x3xi32>, %b: memref<4x5xi32>) {
      %c0 = arith.constant 0 : i64
      %c1 = arith.constant 1 : i64
      %c2 = arith.constant 2 : i64
      %c3 = arith.constant 3 : i64
      aiex.npu.dma_memcpy_nd (0, 0, %a[%c0, %c0, %c0, %c0][%c1, %c1, %c2, %c3][%c0, %c0, %c3, %c1]) {id = 0 : i64, metadata = @in} : memref<2x3xi32>
      aiex.npu.dma_memcpy_nd (0, 0, %b[0, 0, 0, 0][1, 1, 4, 5][0, 0, 5, 1]) {id = 1 : i64, metadata = @out, issue_token = true} : memref<4x5xi32>
      aiex.npu.sync {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32}
    }
    %memtile_dma_0_1 = aie.memtile_dma(%tile_0_1) {
      %buffer = aie.buffer(%tile_0_1) {address = 0 : i32, sym_name = "buffer"} : memref<6xi32, 1 : i32>
      %free = aie.lock(%tile_0_1, 0) {init = 1 : i32, sym_name = "free"}
      %full = aie.lock(%tile_0_1, 1) {init = 0 : i32, sym_name = "full"}
      %0 = aie.dma(S2MM, 0) [{
        aie.use_lock(%free, "AcquireGreaterEqual", 1)
        aie.dma_bd(%buffer : memref<6xi32, 1 : i32>, 0, 6)
        aie.use_lock(%full, "Release", 1)
      }]
      %1 = aie.dma(MM2S, 1) [{
        aie.use_lock(%full, AcquireGreaterEqual, 1)
        aie.dma_bd(%buffer : memref<6xi32, 1 : i32>, 0, 20, [<size = 2, stride = 3>, <size = 3, stride = 1>], [<const_pad_before = 1, const_pad_after = 1>, <const_pad_before = 0, const_pad_after = 2>]) {bd_id = 24 : i32, next_bd_id = 24 : i32}
        aie.use_lock(%free, Release, 1)
      }]
      aie.end
    }
    aie.shim_dma_allocation @out(S2MM, 0, 0)

  }
}
// expect: equivalent bitwise static
