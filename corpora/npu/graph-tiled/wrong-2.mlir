#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 10, 4)>
#map2 = affine_map<(d0) -> (-d0 + 12, 5)>
module {
  func.func @kernel(%arg0: memref<7x12xf32>, %arg1: memref<12x10xf32>, %arg2: memref<10xf32>, %arg3: memref<7x10xf32>) -> memref<7x10xf32> {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x10xf32>
    scf.for %arg4 = %c0 to %c7 step %c3 {
      scf.for %arg5 = %c0 to %c10 step %c4 {
        %0 = affine.min #map(%arg4)
        %1 = affine.min #map1(%arg5)
        %subview = memref.subview %arg0[%arg4, 0] [%0, 12] [1, 1] : memref<7x12xf32> to memref<?x12xf32, strided<[12, 1], offset: ?>>
        %subview_0 = memref.subview %arg1[0, %arg5] [12, %1] [1, 1] : memref<12x10xf32> to memref<12x?xf32, strided<[10, 1], offset: ?>>
        %alloc_1 = memref.alloc(%0, %1) {alignment = 64 : i64} : memref<?x?xf32>
        %alloc_2 = memref.alloc(%0, %1) {alignment = 64 : i64} : memref<?x?xf32>
        scf.for %arg6 = %c0 to %0 step %c1 {
          scf.for %arg7 = %c0 to %1 step %c1 {
            memref.store %cst, %alloc_2[%arg6, %arg7] : memref<?x?xf32>
          }
        }
        scf.for %arg6 = %c0 to %c12 step %c5 {
          %2 = affine.min #map2(%arg6)
          %subview_6 = memref.subview %subview[0, %arg6] [%0, %2] [1, 1] : memref<?x12xf32, strided<[12, 1], offset: ?>> to memref<?x?xf32, strided<[12, 1], offset: ?>>
          %subview_7 = memref.subview %subview_0[%arg6, 0] [%2, %1] [1, 1] : memref<12x?xf32, strided<[10, 1], offset: ?>> to memref<?x?xf32, strided<[10, 1], offset: ?>>
          %subview_8 = memref.subview %alloc_2[0, 0] [%0, %1] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
          scf.for %arg7 = %c0 to %0 step %c1 {
            scf.for %arg8 = %c0 to %1 step %c1 {
              scf.for %arg9 = %c0 to %2 step %c1 {
                %3 = memref.load %subview_6[%arg7, %arg9] : memref<?x?xf32, strided<[12, 1], offset: ?>>
                %4 = memref.load %subview_7[%arg9, %arg8] : memref<?x?xf32, strided<[10, 1], offset: ?>>
                %5 = memref.load %subview_8[%arg7, %arg8] : memref<?x?xf32, strided<[?, 1]>>
                %6 = arith.mulf %3, %4 : f32
                %7 = arith.addf %5, %6 : f32
                memref.store %7, %subview_8[%arg7, %arg8] : memref<?x?xf32, strided<[?, 1]>>
              }
            }
          }
        }
        %subview_3 = memref.subview %arg2[%arg5] [%1] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: ?>>
        scf.for %arg6 = %c0 to %0 step %c1 {
          scf.for %arg7 = %c0 to %1 step %c1 {
            %2 = memref.load %alloc_2[%arg6, %arg7] : memref<?x?xf32>
            %3 = memref.load %subview_3[%arg7] : memref<?xf32, strided<[1], offset: ?>>
            %4 = arith.addf %2, %3 : f32
            %5 = arith.minimumf %4, %cst : f32
            memref.store %5, %alloc_1[%arg6, %arg7] : memref<?x?xf32>
          }
        }
        %subview_4 = memref.subview %arg3[%arg4, %arg5] [%0, %1] [1, 1] : memref<7x10xf32> to memref<?x?xf32, strided<[10, 1], offset: ?>>
        %subview_5 = memref.subview %alloc[%arg4, %arg5] [%0, %1] [1, 1] : memref<7x10xf32> to memref<?x?xf32, strided<[10, 1], offset: ?>>
        scf.for %arg6 = %c0 to %0 step %c1 {
          scf.for %arg7 = %c0 to %1 step %c1 {
            %2 = memref.load %alloc_1[%arg6, %arg7] : memref<?x?xf32>
            %3 = memref.load %subview_4[%arg6, %arg7] : memref<?x?xf32, strided<[10, 1], offset: ?>>
            %4 = arith.addf %2, %3 : f32
            memref.store %4, %subview_5[%arg6, %arg7] : memref<?x?xf32, strided<[10, 1], offset: ?>>
          }
        }
      }
    }
    return %alloc : memref<7x10xf32>
  }
}

