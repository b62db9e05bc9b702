module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
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
        %2 = arith.minui %c4_0, %1 : index
        %c4_2 = arith.constant 4 : index
        %c-1_3 = arith.constant -1 : index
        %3 = arith.muli %arg4, %c-1_3 overflow<nsw> : index
        %c5_4 = arith.constant 5 : index
        %4 = arith.addi %3, %c5_4 : index
        %5 = arith.minui %c4_2, %4 : index
        %subview = memref.subview %arg0[%arg3, 0] [%2, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %subview_5 = memref.subview %arg1[0, %arg4] [6, %5] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %subview_6 = memref.subview %arg2[%arg3, %arg4] [%2, %5] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        linalg.matmul ins(%subview, %subview_5 : memref<?x6xf32, strided<[6, 1], offset: ?>>, memref<6x?xf32, strided<[5, 1], offset: ?>>) outs(%subview_6 : memref<?x?xf32, strided<[5, 1], offset: ?>>)
      }
    }
    return
  }
}
