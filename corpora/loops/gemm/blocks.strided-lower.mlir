module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %c0 to %c7 step %c4 {
      scf.for %arg4 = %c0 to %c5 step %c4 {
        %c4_0 = arith.constant 4 : index
        %c-1 = arith.constant -1 : index
        %0 = arith.muli %arg3, %c-1 overflow<nsw> : index
        %c7_1 = arith.constant 7 : index
        %1 = arith.addi %0, %c7_1 : index
        %2 = arith.minsi %c4_0, %1 : index
        %c4_2 = arith.constant 4 : index
        %c-1_3 = arith.constant -1 : index
        %3 = arith.muli %arg4, %c-1_3 overflow<nsw> : index
        %c5_4 = arith.constant 5 : index
        %4 = arith.addi %3, %c5_4 : index
        %5 = arith.minsi %c4_2, %4 : index
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<7x6xf32> -> memref<f32>, index, index, index, index, index
        %c6_5 = arith.constant 6 : index
        %6 = arith.muli %arg3, %c6_5 overflow<nsw> : index
        %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%6], sizes: [%2, 6], strides: [6, 1] : memref<f32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %arg1 : memref<6x5xf32> -> memref<f32>, index, index, index, index, index
        %reinterpret_cast_10 = memref.reinterpret_cast %base_buffer_6 to offset: [%arg4], sizes: [6, %5], strides: [5, 1] : memref<f32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %arg2 : memref<7x5xf32> -> memref<f32>, index, index, index, index, index
        %c5_15 = arith.constant 5 : index
        %7 = arith.muli %arg3, %c5_15 overflow<nsw> : index
        %8 = arith.addi %7, %arg4 : index
        %reinterpret_cast_16 = memref.reinterpret_cast %base_buffer_11 to offset: [%8], sizes: [%2, %5], strides: [5, 1] : memref<f32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        scf.for %arg5 = %c0 to %2 step %c1 {
          scf.for %arg6 = %c0 to %5 step %c1 {
            scf.for %arg7 = %c0 to %c6 step %c1 {
              %9 = memref.load %reinterpret_cast[%arg5, %arg7] : memref<?x6xf32, strided<[6, 1], offset: ?>>
              %10 = memref.load %reinterpret_cast_10[%arg7, %arg6] : memref<6x?xf32, strided<[5, 1], offset: ?>>
              %11 = memref.load %reinterpret_cast_16[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
              %12 = arith.mulf %9, %10 : f32
              %13 = arith.addf %11, %12 : f32
              memref.store %13, %reinterpret_cast_16[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
            }
          }
        }
      }
    }
    return
  }
}
