#map = affine_map<(d0) -> (d0 * 8)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    %c1_1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_2 = arith.constant 2 : index
    %c1_3 = arith.constant 1 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c2, %arg10 = %c2_2, %arg11 = %c1_3) threads(%arg6, %arg7, %arg8) in (%arg12 = %c4, %arg13 = %c4_0, %arg14 = %c1_1) {
      %c0 = arith.constant 0 : index
      %c0_4 = arith.constant 0 : index
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %block_id_z = gpu.block_id z
      %0 = affine.apply #map(%block_id_y)
      %1 = affine.apply #map1(%block_id_x)
      %subview = memref.subview %arg0[%0, 0] [8, 32] [1, 1] : memref<16x32xf32> to memref<8x32xf32, strided<[32, 1], offset: ?>>
      %subview_5 = memref.subview %arg1[0, %1] [32, 4] [1, 1] : memref<32x8xf32> to memref<32x4xf32, strided<[8, 1], offset: ?>>
      %subview_6 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %thread_id_z = gpu.thread_id z
      %2 = affine.apply #map2(%thread_id_y)
      %3 = affine.apply #map2(%thread_id_y)
      %4 = affine.apply #map2(%thread_id_y)
      %subview_7 = memref.subview %subview[%3, 0] [2, 32] [1, 1] : memref<8x32xf32, strided<[32, 1], offset: ?>> to memref<2x32xf32, strided<[32, 1], offset: ?>>
      %subview_8 = memref.subview %subview_5[0, %thread_id_x] [32, 1] [1, 1] : memref<32x4xf32, strided<[8, 1], offset: ?>> to memref<32x1xf32, strided<[8, 1], offset: ?>>
      %subview_9 = memref.subview %subview_6[%4, %thread_id_x] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
      linalg.matmul ins(%subview_7, %subview_8 : memref<2x32xf32, strided<[32, 1], offset: ?>>, memref<32x1xf32, strided<[8, 1], offset: ?>>) outs(%subview_9 : memref<2x1xf32, strided<[8, 1], offset: ?>>)
      gpu.barrier
      gpu.terminator
    }
    return
  }
}

