#map = affine_map<(d0) -> (4, -d0 + 7)>
#map1 = affine_map<(d0) -> (4, -d0 + 5)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %0 = affine.min #map(%arg3)
        %1 = affine.min #map1(%arg4)
        %subview = memref.subview %arg0[%arg3, 0] [%0, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %subview_0 = memref.subview %arg1[0, %arg4] [6, %1] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %subview_1 = memref.subview %arg2[%arg3, %arg4] [%0, %1] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        %c0_2 = arith.constant 0 : index
        %c3 = arith.constant 3 : index
        %c4_3 = arith.constant 4 : index
        %2 = arith.muli %c1, %c3 : index
        %3 = arith.muli %c1, %c4_3 : index
        scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%0, %1) step (%2, %3) {
          %4 = affine.min #map2(%2, %0, %arg5)
          %5 = affine.min #map2(%3, %1, %arg6)
          scf.parallel (%arg7, %arg8) = (%c0_2, %c0_2) to (%4, %5) step (%c1, %c1) {
            %6 = arith.addi %arg7, %arg5 : index
            %7 = arith.addi %arg8, %arg6 : index
            scf.for %arg9 = %c0 to %c6 step %c1 {
              %8 = memref.load %subview[%6, %arg9] : memref<?x6xf32, strided<[6, 1], offset: ?>>
              %9 = memref.load %subview_0[%arg9, %7] : memref<6x?xf32, strided<[5, 1], offset: ?>>
              %10 = memref.load %subview_1[%6, %7] : memref<?x?xf32, strided<[5, 1], offset: ?>>
              %11 = arith.mulf %8, %9 : f32
              %12 = arith.addf %10, %11 : f32
              memref.store %12, %subview_1[%6, %7] : memref<?x?xf32, strided<[5, 1], offset: ?>>
            }
            scf.reduce 
          }
          scf.reduce 
        }
      }
    }
    return
  }
}
