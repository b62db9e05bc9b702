#map = affine_map<(d0) -> (d0 * 8)>
#map1 = affine_map<(d0) -> (d0 * 4)>
module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %alloc = memref.alloc() : memref<8x4xf32, #gpu.address_space<workgroup>>
    %alloc_0 = memref.alloc() : memref<8x8xf32, #gpu.address_space<workgroup>>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_1 = arith.constant 2 : index
    %c1_2 = arith.constant 1 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %c2, %arg10 = %c2_1, %arg11 = %c1_2) threads(%arg6, %arg7, %arg8) in (%arg12 = %c1, %arg13 = %c1, %arg14 = %c1) {
      %c0 = arith.constant 0 : index
      %block_id_x = gpu.block_id x
      %block_id_y = gpu.block_id y
      %block_id_z = gpu.block_id z
      %0 = affine.apply #map(%block_id_y)
      %1 = affine.apply #map1(%block_id_x)
      %subview = memref.subview %arg0[%0, 0] [8, 24] [1, 1] : memref<16x24xf32> to memref<8x24xf32, strided<[24, 1], offset: ?>>
      %subview_3 = memref.subview %arg1[0, %1] [24, 4] [1, 1] : memref<24x8xf32> to memref<24x4xf32, strided<[8, 1], offset: ?>>
      %subview_4 = memref.subview %arg2[%0, %1] [8, 4] [1, 1] : memref<16x8xf32> to memref<8x4xf32, strided<[8, 1], offset: ?>>
      %c0_5 = arith.constant 0 : index
      %c24 = arith.constant 24 : index
      %c8 = arith.constant 8 : index
      scf.for %arg15 = %c0_5 to %c24 step %c8 {
        %subview_6 = memref.subview %subview[0, %arg15] [8, 8] [1, 1] : memref<8x24xf32, strided<[24, 1], offset: ?>> to memref<8x8xf32, strided<[24, 1], offset: ?>>
        %subview_7 = memref.subview %subview_3[%arg15, 0] [8, 4] [1, 1] : memref<24x4xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[8, 1], offset: ?>>
        %subview_8 = memref.subview %subview_4[0, 0] [8, 4] [1, 1] : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<8x4xf32, strided<[8, 1], offset: ?>>
        %c0_9 = arith.constant 0 : index
        %c8_10 = arith.constant 8 : index
        %c1_11 = arith.constant 1 : index
        %c8_12 = arith.constant 8 : index
        %c1_13 = arith.constant 1 : index
        %c8_14 = arith.constant 8 : index
        %c0_15 = arith.constant 0 : index
        %c8_16 = arith.constant 8 : index
        %c8_17 = arith.constant 8 : index
        %c1_18 = arith.constant 1 : index
        %c8_19 = arith.constant 8 : index
        %subview_20 = memref.subview %alloc_0[0, 0] [%c8_16, %c8_19] [1, 1] : memref<8x8xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[8, 1]>, #gpu.address_space<workgroup>>
        %c8_21 = arith.constant 8 : index
        %c1_22 = arith.constant 1 : index
        %c0_23 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c1_24 = arith.constant 1 : index
        %c8_25 = arith.constant 8 : index
        %c0_26 = arith.constant 0 : index
        %c8_27 = arith.constant 8 : index
        %c4_28 = arith.constant 4 : index
        %c1_29 = arith.constant 1 : index
        %c4_30 = arith.constant 4 : index
        %subview_31 = memref.subview %alloc[0, 0] [%c8_27, %c4_30] [1, 1] : memref<8x4xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, strided<[4, 1]>, #gpu.address_space<workgroup>>
        gpu.barrier
        memref.copy %subview_6, %subview_20 : memref<8x8xf32, strided<[24, 1], offset: ?>> to memref<?x?xf32, strided<[8, 1]>, #gpu.address_space<workgroup>>
        gpu.barrier
        gpu.barrier
        memref.copy %subview_7, %subview_31 : memref<8x4xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[4, 1]>, #gpu.address_space<workgroup>>
        gpu.barrier
        linalg.matmul ins(%subview_20, %subview_31 : memref<?x?xf32, strided<[8, 1]>, #gpu.address_space<workgroup>>, memref<?x?xf32, strided<[4, 1]>, #gpu.address_space<workgroup>>) outs(%subview_8 : memref<8x4xf32, strided<[8, 1], offset: ?>>)
      }
      gpu.terminator
    }
    return
  }
}

