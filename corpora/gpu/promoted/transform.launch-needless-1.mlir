#map = affine_map<(d0) -> (d0 * 8)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
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
      %subview = memref.subview %arg0[%0, 0] [8, 24] [1, 1] : memref<16x24xf32> to memref<8x24xf32, strided<[24, 1], offset: ?>>
      %subview_5 = memref.subview %arg1[0, %1] [24, 4] [1, 1] : memref<24x8xf32> to memref<24x4xf32, strided<[8, 1], offset: ?>>
      %subview_6 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      %c0_7 = arith.constant 0 : index
      %c24 = arith.constant 24 : index
      %c8 = arith.constant 8 : index
      scf.for %arg15 = %c0_7 to %c24 step %c8 {
        %subview_8 = memref.subview %subview[0, %arg15] [8, 8] [1, 1] : memref<8x24xf32, strided<[24, 1], offset: ?>> to memref<8x8xf32, strided<[24, 1], offset: ?>>
        %subview_9 = memref.subview %subview_5[%arg15, 0] [8, 4] [1, 1] : memref<24x4xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[8, 1], offset: ?>>
        %subview_10 = memref.subview %subview_6[0, 0] [8, 4] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[8, 1], offset: ?>>
        %c0_11 = arith.constant 0 : index
        %c8_12 = arith.constant 8 : index
        %c1_13 = arith.constant 1 : index
        %c8_14 = arith.constant 8 : index
        %c1_15 = arith.constant 1 : index
        %c8_16 = arith.constant 8 : index
        %c0_17 = arith.constant 0 : index
        %c8_18 = arith.constant 8 : index
        %c8_19 = arith.constant 8 : index
        %c1_20 = arith.constant 1 : index
        %c8_21 = arith.constant 8 : index
        %c0_22 = arith.constant 0 : index
        %c1_23 = arith.constant 1 : index
        %c8_24 = arith.constant 8 : index
        %c64 = arith.constant 64 : index
        %alloc = memref.alloc() : memref<256xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0_22][%c8_16, %c8_19] : memref<256xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_25 = memref.subview %view[0, 0] [%c8_18, %c8_21] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %c8_26 = arith.constant 8 : index
        %c1_27 = arith.constant 1 : index
        %c0_28 = arith.constant 0 : index
        %c4_29 = arith.constant 4 : index
        %c1_30 = arith.constant 1 : index
        %c8_31 = arith.constant 8 : index
        %c0_32 = arith.constant 0 : index
        %c8_33 = arith.constant 8 : index
        %c4_34 = arith.constant 4 : index
        %c1_35 = arith.constant 1 : index
        %c4_36 = arith.constant 4 : index
        %c0_37 = arith.constant 0 : index
        %c1_38 = arith.constant 1 : index
        %c8_39 = arith.constant 8 : index
        %c32 = arith.constant 32 : index
        %alloc_40 = memref.alloc() : memref<128xi8, #gpu.address_space<workgroup>>
        %view_41 = memref.view %alloc_40[%c0_37][%c8_31, %c4_34] : memref<128xi8, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
        %subview_42 = memref.subview %view_41[0, 0] [%c8_33, %c4_36] [1, 1] : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>>
        %c0_43 = arith.constant 0 : index
        %c1_44 = arith.constant 1 : index
        %thread_id_x = gpu.thread_id x
        %thread_id_y = gpu.thread_id y
        %thread_id_z = gpu.thread_id z
        %2 = affine.apply #map2(%thread_id_y)
        %3 = affine.apply #map2(%thread_id_x)
        %4 = affine.apply #map2(%thread_id_y)
        %5 = affine.apply #map2(%thread_id_x)
        %6 = affine.apply #map2(%thread_id_y)
        %7 = affine.apply #map2(%thread_id_x)
        %subview_45 = memref.subview %subview_8[%4, %5] [2, 2] [1, 1] : memref<8x8xf32, strided<[24, 1], offset: ?>> to memref<2x2xf32, strided<[24, 1], offset: ?>>
        %subview_46 = memref.subview %subview_25[%6, %7] [2, 2] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        linalg.copy ins(%subview_45 : memref<2x2xf32, strided<[24, 1], offset: ?>>) outs(%subview_46 : memref<2x2xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>)
        %c0_47 = arith.constant 0 : index
        %c1_48 = arith.constant 1 : index
        %thread_id_x_49 = gpu.thread_id x
        %thread_id_y_50 = gpu.thread_id y
        %thread_id_z_51 = gpu.thread_id z
        %8 = affine.apply #map2(%thread_id_y_50)
        %9 = affine.apply #map2(%thread_id_y_50)
        %10 = affine.apply #map2(%thread_id_y_50)
        %subview_52 = memref.subview %subview_9[%9, %thread_id_x_49] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        %subview_53 = memref.subview %subview_42[%10, %thread_id_x_49] [2, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        linalg.copy ins(%subview_52 : memref<2x1xf32, strided<[8, 1], offset: ?>>) outs(%subview_53 : memref<2x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>)
        gpu.barrier
        %c0_54 = arith.constant 0 : index
        %c1_55 = arith.constant 1 : index
        %c0_56 = arith.constant 0 : index
        %c1_57 = arith.constant 1 : index
        %thread_id_x_58 = gpu.thread_id x
        %thread_id_y_59 = gpu.thread_id y
        %thread_id_z_60 = gpu.thread_id z
        %11 = affine.apply #map2(%thread_id_y_59)
        %12 = affine.apply #map2(%thread_id_y_59)
        %13 = affine.apply #map2(%thread_id_y_59)
        %subview_61 = memref.subview %subview_25[%12, 0] [2, 8] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_62 = memref.subview %subview_42[0, %thread_id_x_58] [8, 1] [1, 1] : memref<?x?xf32, strided<[?, 1]>, #gpu.address_space<workgroup>> to memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
        %subview_63 = memref.subview %subview_10[%13, %thread_id_x_58] [2, 1] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<2x1xf32, strided<[8, 1], offset: ?>>
        linalg.matmul ins(%subview_61, %subview_62 : memref<2x8xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>, memref<8x1xf32, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>) outs(%subview_63 : memref<2x1xf32, strided<[8, 1], offset: ?>>)
        gpu.barrier
        memref.dealloc %alloc : memref<256xi8, #gpu.address_space<workgroup>>
        memref.dealloc %alloc_40 : memref<128xi8, #gpu.address_space<workgroup>>
      }
      gpu.terminator
    }
    return
  }
}

