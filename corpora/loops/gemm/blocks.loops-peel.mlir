#map = affine_map<(d0) -> (-d0 + 5)>
#map1 = affine_map<(d0) -> (-d0 + 7)>
#map2 = affine_map<(d0) -> (4, -d0 + 5)>
module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %c0 to %c4 step %c4 {
      scf.for %arg4 = %c0 to %c4 step %c4 {
        %subview = memref.subview %arg0[%arg3, 0] [%c4, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %subview_0 = memref.subview %arg1[0, %arg4] [6, %c4] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %subview_1 = memref.subview %arg2[%arg3, %arg4] [%c4, %c4] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %c4 step %c1 {
            scf.for %arg7 = %c0 to %c6 step %c1 {
              %0 = memref.load %subview[%arg5, %arg7] : memref<?x6xf32, strided<[6, 1], offset: ?>>
              %1 = memref.load %subview_0[%arg7, %arg6] : memref<6x?xf32, strided<[5, 1], offset: ?>>
              %2 = memref.load %subview_1[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              memref.store %4, %subview_1[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
            }
          }
        }
      }
      scf.for %arg4 = %c4 to %c5 step %c4 {
        %0 = affine.apply #map(%arg4)
        %subview = memref.subview %arg0[%arg3, 0] [%c4, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %subview_0 = memref.subview %arg1[0, %arg4] [6, %0] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %subview_1 = memref.subview %arg2[%arg3, %arg4] [%c4, %0] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        scf.for %arg5 = %c0 to %c4 step %c1 {
          scf.for %arg6 = %c0 to %0 step %c1 {
            scf.for %arg7 = %c0 to %c6 step %c1 {
              %1 = memref.load %subview[%arg5, %arg7] : memref<?x6xf32, strided<[6, 1], offset: ?>>
              %2 = memref.load %subview_0[%arg7, %arg6] : memref<6x?xf32, strided<[5, 1], offset: ?>>
              %3 = memref.load %subview_1[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
              %4 = arith.mulf %1, %2 : f32
              %5 = arith.addf %3, %4 : f32
              memref.store %5, %subview_1[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
            }
          }
        }
      }
    }
    scf.for %arg3 = %c4 to %c7 step %c4 {
      scf.for %arg4 = %c0 to %c5 step %c4 {
        %0 = affine.apply #map1(%arg3)
        %1 = affine.min #map2(%arg4)
        %subview = memref.subview %arg0[%arg3, 0] [%0, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %subview_0 = memref.subview %arg1[0, %arg4] [6, %1] [1, 1] : memref<6x5xf32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %subview_1 = memref.subview %arg2[%arg3, %arg4] [%0, %1] [1, 1] : memref<7x5xf32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        scf.for %arg5 = %c0 to %0 step %c1 {
          scf.for %arg6 = %c0 to %1 step %c1 {
            scf.for %arg7 = %c0 to %c6 step %c1 {
              %2 = memref.load %subview[%arg5, %arg7] : memref<?x6xf32, strided<[6, 1], offset: ?>>
              %3 = memref.load %subview_0[%arg7, %arg6] : memref<6x?xf32, strided<[5, 1], offset: ?>>
              %4 = memref.load %subview_1[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
              %5 = arith.mulf %2, %3 : f32
              %6 = arith.addf %4, %5 : f32
              memref.store %6, %subview_1[%arg5, %arg6] : memref<?x?xf32, strided<[5, 1], offset: ?>>
            }
          }
        }
      }
    }
    return
  }
}
