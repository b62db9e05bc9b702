#map = affine_map<(d0) -> (-d0 + 7, 4)>
#map1 = affine_map<(d0) -> (-d0 + 5, 4)>
module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c7 = arith.constant 7 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    scf.for %arg3 = %c0 to %c7 step %c4 {
      scf.for %arg4 = %c0 to %c5 step %c4 {
        %0 = affine.min #map(%arg3)
        %1 = affine.min #map1(%arg4)
        %subview = memref.subview %arg0[%arg3, 0] [%0, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %subview_0 = memref.subview %arg1[0, %arg4] [6, %1] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %subview_1 = memref.subview %arg2[%arg3, %arg4] [%0, %1] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        linalg.matmul ins(%subview, %subview_0 : memref<?x6xf32, strided<[6, 1], offset: ?>>, memref<6x?xf32, strided<[5, 1], offset: ?>>) outs(%subview_1 : memref<?x?xf32, strided<[5, 1], offset: ?>>)
      }
    }
    return
  }
}
