#map = affine_map<()[s0] -> (s0 * 8)>
#map1 = affine_map<()[s0] -> (s0 * 4)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c8 = arith.constant 8 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c2, %arg10 = %c2, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c4, %arg13 = %c4, %arg14 = %c1) {
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %0 = affine.apply #map()[%block_id_y]
      %1 = affine.apply #map1()[%block_id_x]
      %subview = memref.subview %arg0[%0, 0] [8, 24] [1, 1] : memref<16x24xf32> to memref<8x24xf32, strided<[24, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, %1] [24, 4] [1, 1] : memref<24x8xf32> to memref<24x4xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      scf.for %arg15 = %c0 to %c24 step %c8 {
        %subview_2 = memref.subview %subview[0, %arg15] [8, 8] [1, 1] : memref<8x24xf32, strided<[24, 1], offset: ?>> to memref<8x8xf32, strided<[24, 1], offset: ?>>
        %subview_3 = memref.subview %subview_0[%arg15, 0] [8, 4] [1, 1] : memref<24x4xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[8, 1], offset: ?>>
        %alloc = memref.alloc() : memref<256xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][%c8, %c8] : memref<256xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_4 = memref.subview %view[0, 0] [%c8, %c8] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %alloc_5 = memref.alloc() : memref<128xi8, #gpu.address_space<workgroup>>
        %view_6 = memref.view %alloc_5[%c0][%c8, %c4] : memref<128xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_7 = memref.subview %view_6[0, 0] [%c8, %c4] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %thread_id_x = gpu.thread_id x
        %thread_id_y = gpu.thread_id y
        %2 = affine.apply #map2()[%thread_id_y]
        %3 = affine.apply #map2()[%thread_id_x]
        %4 = affine.apply #map2()[%thread_id_y]
        %5 = affine.apply #map2()[%thread_id_x]
        %subview_8 = memref.subview %subview_2[%2, %3] [2, 2] [1, 1] : memref<8x8xf32, strided<[24, 1], offset: ?>> to memref<2x2xf32, strided<[24, 1], offset: ?>>
        %subview_9 = memref.subview %subview_4[%4, %5] [2, 2] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        scf.for %arg16 = %c0 to %c2 step %c1 {
          scf.for %arg17 = %c0 to %c2 step %c1 {
            %10 = memref.load %subview_8[%arg16, %arg17] : memref<2x2xf32, strided<[24, 1], offset: ?>>
            memref.store %10, %subview_9[%arg16, %arg17] : memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
          }
        }
        gpu.barrier
        %thread_id_x_10 = gpu.thread_id x
        %thread_id_y_11 = gpu.thread_id y
        %6 = affine.apply #map2()[%thread_id_y_11]
        %7 = affine.apply #map2()[%thread_id_y_11]
        %subview_12 = memref.subview %subview_3[%6, %thread_id_x_10] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        %subview_13 = memref.subview %subview_7[%7, %thread_id_x_10] [2, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        scf.for %arg16 = %c0 to %c2 step %c1 {
          scf.for %arg17 = %c0 to %c1 step %c1 {
            %10 = memref.load %subview_12[%arg16, %arg17] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            memref.store %10, %subview_13[%arg16, %arg17] : memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
          }
        }
        gpu.barrier
        %thread_id_x_14 = gpu.thread_id x
        %thread_id_y_15 = gpu.thread_id y
        %8 = affine.apply #map2()[%thread_id_y_15]
        %9 = affine.apply #map2()[%thread_id_y_15]
        %subview_16 = memref.subview %subview_4[%8, 0] [2, 8] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_17 = memref.subview %subview_7[0, %thread_id_x_14] [8, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_18 = memref.subview %subview_1[%9, %thread_id_x_14] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        scf.for %arg16 = %c0 to %c2 step %c1 {
          scf.for %arg17 = %c0 to %c1 step %c1 {
            scf.for %arg18 = %c0 to %c8 step %c1 {
              %10 = memref.load %subview_16[%arg16, %arg18] : memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
              %11 = memref.load %subview_17[%arg18, %arg17] : memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
              %12 = memref.load %subview_18[%arg16, %arg17] : memref<2x1xf32, strided<[8, 1], offset: ?>>
              %13 = arith.mulf %10, %11 : f32
              %14 = arith.addf %12, %13 : f32
              memref.store %14, %subview_18[%arg16, %arg17] : memref<2x1xf32, strided<[8, 1], offset: ?>>
            }
          }
        }
        gpu.barrier
        memref.dealloc %alloc : memref<256xi8, #gpu.address_space<workgroup>>
        memref.dealloc %alloc_5 : memref<128xi8, #gpu.address_space<workgroup>>
      }
      gpu.terminator
    }
    return
  }
}

