#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 6, 4)>
#map2 = affine_map<(d0) -> (-d0 + 9, 5)>
#map3 = affine_map<(d0) -> (-d0 + 3)>
#map4 = affine_map<(d0) -> (-d0 + 5)>
#map5 = affine_map<(d0) -> (-d0 + 4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<7x9xi8, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xi8, strided<[?, ?], offset: ?>>) -> memref<7x6xi32> {
    %c0_i8 = arith.constant 0 : i8
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<7x6xi32>)
    %0 = scf.for %arg2 = %c0 to %c7 step %c3 iter_args(%arg3 = %alloc) -> (memref<7x6xi32>) {
      %1 = scf.for %arg4 = %c0 to %c6 step %c4 iter_args(%arg5 = %arg3) -> (memref<7x6xi32>) {
        %2 = scf.for %arg6 = %c0 to %c9 step %c5 iter_args(%arg7 = %arg5) -> (memref<7x6xi32>) {
          %3 = affine.min #map(%arg2)
          %4 = affine.min #map1(%arg4)
          %5 = affine.min #map2(%arg6)
          %subview = memref.subview %arg0[%arg2, %arg6] [%3, %5] [1, 1] : memref<7x9xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
          %subview_0 = memref.subview %arg1[%arg6, %arg4] [%5, %4] [1, 1] : memref<9x6xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
          %subview_1 = memref.subview %arg7[%arg2, %arg4] [%3, %4] [1, 1] : memref<7x6xi32> to memref<?x?xi32, strided<[6, 1], offset: ?>>
          %6 = affine.apply #map3(%3)
          %7 = affine.apply #map4(%5)
          %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<3x5xi8>
          linalg.map outs(%alloc_2 : memref<3x5xi8>)
            (%init: i8) {
              %9 = linalg.index 0 : index
              %10 = linalg.index 1 : index
              linalg.yield %c0_i8 : i8
            }
          %c0_3 = arith.constant 0 : index
          %dim = memref.dim %subview, %c0_3 : memref<?x?xi8, strided<[?, ?], offset: ?>>
          %c1 = arith.constant 1 : index
          %dim_4 = memref.dim %subview, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
          %subview_5 = memref.subview %alloc_2[0, 0] [%dim, %dim_4] [1, 1] : memref<3x5xi8> to memref<?x?xi8, strided<[5, 1]>>
          memref.copy %subview, %subview_5 : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[5, 1]>>
          %8 = affine.apply #map5(%4)
          %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<5x4xi8>
          linalg.map outs(%alloc_6 : memref<5x4xi8>)
            (%init: i8) {
              %9 = linalg.index 0 : index
              %10 = linalg.index 1 : index
              linalg.yield %c0_i8 : i8
            }
          %c0_7 = arith.constant 0 : index
          %dim_8 = memref.dim %subview_0, %c0_7 : memref<?x?xi8, strided<[?, ?], offset: ?>>
          %c1_9 = arith.constant 1 : index
          %dim_10 = memref.dim %subview_0, %c1_9 : memref<?x?xi8, strided<[?, ?], offset: ?>>
          %subview_11 = memref.subview %alloc_6[0, 0] [%dim_8, %dim_10] [1, 1] : memref<5x4xi8> to memref<?x?xi8, strided<[4, 1]>>
          memref.copy %subview_0, %subview_11 : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[4, 1]>>
          %alloc_12 = memref.alloc() {alignment = 64 : i64} : memref<3x4xi32>
          linalg.map outs(%alloc_12 : memref<3x4xi32>)
            (%init: i32) {
              %9 = linalg.index 0 : index
              %10 = linalg.index 1 : index
              linalg.yield %c0_i32 : i32
            }
          %c0_13 = arith.constant 0 : index
          %dim_14 = memref.dim %subview_1, %c0_13 : memref<?x?xi32, strided<[6, 1], offset: ?>>
          %c1_15 = arith.constant 1 : index
          %dim_16 = memref.dim %subview_1, %c1_15 : memref<?x?xi32, strided<[6, 1], offset: ?>>
          %subview_17 = memref.subview %alloc_12[0, 0] [%dim_14, %dim_16] [1, 1] : memref<3x4xi32> to memref<?x?xi32, strided<[4, 1]>>
          memref.copy %subview_1, %subview_17 : memref<?x?xi32, strided<[6, 1], offset: ?>> to memref<?x?xi32, strided<[4, 1]>>
          linalg.matmul ins(%alloc_2, %alloc_6 : memref<3x5xi8>, memref<5x4xi8>) outs(%alloc_12 : memref<3x4xi32>)
          %subview_18 = memref.subview %alloc_12[0, 0] [%3, %4] [1, 1] : memref<3x4xi32> to memref<?x?xi32, strided<[4, 1]>>
          linalg.copy ins(%subview_18 : memref<?x?xi32, strided<[4, 1]>>) outs(%subview_1 : memref<?x?xi32, strided<[6, 1], offset: ?>>)
          %subview_19 = memref.subview %arg7[%arg2, %arg4] [%3, %4] [1, 1] : memref<7x6xi32> to memref<?x?xi32, strided<[6, 1], offset: ?>>
          memref.copy %subview_1, %subview_19 : memref<?x?xi32, strided<[6, 1], offset: ?>> to memref<?x?xi32, strided<[6, 1], offset: ?>>
          scf.yield %arg7 : memref<7x6xi32>
        }
        scf.yield %2 : memref<7x6xi32>
      }
      scf.yield %1 : memref<7x6xi32>
    }
    %cast = memref.cast %0 : memref<7x6xi32> to memref<7x6xi32, strided<[?, ?], offset: ?>>
    return %0 : memref<7x6xi32>
  }
}
