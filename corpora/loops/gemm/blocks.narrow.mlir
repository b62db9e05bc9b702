module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c-1_i32 = arith.constant -1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c4_i32 = arith.constant 4 : i32
    scf.for %arg3 = %c0_i32 to %c7_i32 step %c4_i32  : i32 {
      %0 = arith.index_castui %arg3 : i32 to index
      scf.for %arg4 = %c0_i32 to %c5_i32 step %c4_i32  : i32 {
        %1 = arith.index_castui %arg4 : i32 to index
        %2 = arith.muli %arg3, %c-1_i32 overflow<nsw> : i32
        %3 = arith.addi %2, %c7_i32 : i32
        %4 = arith.index_cast %3 : i32 to index
        %5 = arith.index_castui %4 : index to i32
        %6 = arith.minsi %5, %c4_i32 : i32
        %7 = arith.index_cast %6 : i32 to index
        %8 = arith.muli %arg4, %c-1_i32 overflow<nsw> : i32
        %9 = arith.addi %8, %c5_i32 : i32
        %10 = arith.index_cast %9 : i32 to index
        %11 = arith.index_castui %10 : index to i32
        %12 = arith.minsi %11, %c4_i32 : i32
        %13 = arith.index_cast %12 : i32 to index
        %subview = memref.subview %arg0[%0, 0] [%7, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %subview_0 = memref.subview %arg1[0, %1] [6, %13] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %subview_1 = memref.subview %arg2[%0, %1] [%7, %13] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        linalg.matmul ins(%subview, %subview_0 : memref<?x6xf32, strided<[6, 1], offset: ?>>, memref<6x?xf32, strided<[5, 1], offset: ?>>) outs(%subview_1 : memref<?x?xf32, strided<[5, 1], offset: ?>>)
      }
    }
    return
  }
}
