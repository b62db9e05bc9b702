module {
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>) -> (memref<2x3x4x4xf32>, memref<7x9xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3x4x4xf32>
    linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %alloc : memref<7x9xf32, strided<[?, ?], offset: ?>> -> memref<2x3x4x4xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<7x9xf32>
    linalg.unpack %alloc inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %alloc_0 : memref<2x3x4x4xf32> -> memref<7x9xf32>
    return %alloc, %alloc_0 : memref<2x3x4x4xf32>, memref<7x9xf32>
  }
}
