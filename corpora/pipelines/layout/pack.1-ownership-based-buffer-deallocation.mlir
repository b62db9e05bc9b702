module {
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>) -> (memref<2x3x4x4xf32>, memref<7x9xf32>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %false = arith.constant false
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x3x4x4xf32>
    linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %alloc : memref<7x9xf32, strided<[?, ?], offset: ?>> -> memref<2x3x4x4xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<7x9xf32>
    linalg.unpack %alloc inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %alloc_1 : memref<2x3x4x4xf32> -> memref<7x9xf32>
    %cast = memref.cast %alloc : memref<2x3x4x4xf32> to memref<2x3x4x4xf32, strided<[?, ?, ?, ?], offset: ?>>
    %cast_2 = memref.cast %alloc_1 : memref<7x9xf32> to memref<7x9xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<7x9xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %base_buffer_3, %offset_4, %sizes_5:4, %strides_6:4 = memref.extract_strided_metadata %alloc : memref<2x3x4x4xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
    %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %alloc_1 : memref<7x9xf32> -> memref<f32>, index, index, index, index, index
    %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true_0, %true) retain (%alloc, %alloc_1 : memref<2x3x4x4xf32>, memref<7x9xf32>)
    return %alloc, %alloc_1 : memref<2x3x4x4xf32>, memref<7x9xf32>
  }
}
