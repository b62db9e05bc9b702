#map = affine_map<()[s0] -> (s0 * 8)>
#map1 = affine_map<()[s0] -> (s0 * 4)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @kernel(%arg0: memref<16x32xf32>, %arg1: memref<32x8xf32>, %arg2: memref<16x8xf32>) {
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c2, %arg10 = %c2, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c4, %arg13 = %c4, %arg14 = %c1) {
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %0 = affine.apply #map()[%block_id_y]
      %1 = affine.apply #map1()[%block_id_x]
      %subview = memref.subview %arg0[%0, 0] [8, 32] [1, 1] : memref<16x32xf32> to memref<8x32xf32, strided<[32, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, %1] [32, 4] [1, 1] : memref<32x8xf32> to memref<32x4xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      %thread_id_x = gpu.thread_id x
      %thread_id_y = gpu.thread_id y
      %2 = affine.apply #map2()[%thread_id_y]
      %3 = affine.apply #map2()[%thread_id_y]
      %subview_2 = memref.subview %subview[%2, 0] [2, 32] [1, 1] : memref<8x32xf32, strided<[32, 1], offset: ?>> to memref<2x32xf32, strided<[32, 1], offset: ?>>
      %subview_3 = memref.subview %subview_0[0, %thread_id_x] [32, 1] [1, 1] : memref<32x4xf32, strided<[8, 1], offset: ?>> to memref<32x1xf32, strided<[8, 1], offset: ?>>
      %subview_4 = memref.subview %subview_1[%3, %thread_id_x] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
      scf.for %arg15 = %c0 to %c2 step %c1 {
        scf.for %arg16 = %c0 to %c1 step %c1 {
          scf.for %arg17 = %c0 to %c32 step %c1 {
            %4 = memref.load %subview_2[%arg15, %arg17] : memref<2x32xf32, strided<[32, 1], offset: ?>>
            %5 = memref.load %subview_3[%arg17, %arg16] : memref<32x1xf32, strided<[8, 1], offset: ?>>
            %6 = memref.load %subview_4[%arg15, %arg16] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            %7 = arith.mulf %4, %5 : f32
            %8 = arith.addf %6, %7 : f32
            memref.store %8, %subview_4[%arg15, %arg16] : memref<2x1xf32, strided<[8, 1], offset: ?>>
          }
        }
      }
      gpu.barrier
      gpu.terminator
    }
    return
  }
}

