#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 6, 4)>
#map2 = affine_map<(d0) -> (-d0 + 9, 5)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<7x9xf32, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf32, strided<[?, ?], offset: ?>>) -> memref<7x6xf32> {
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<7x6xf32>)
    %0 = scf.for %arg2 = %c0 to %c7 step %c3 iter_args(%arg3 = %alloc) -> (memref<7x6xf32>) {
      %1 = scf.for %arg4 = %c0 to %c6 step %c4 iter_args(%arg5 = %arg3) -> (memref<7x6xf32>) {
        %2 = scf.for %arg6 = %c0 to %c9 step %c5 iter_args(%arg7 = %arg5) -> (memref<7x6xf32>) {
          %3 = affine.min #map(%arg2)
          %4 = affine.min #map1(%arg4)
          %5 = affine.min #map2(%arg6)
          %subview = memref.subview %arg0[%arg2, %arg6] [%3, %5] [1, 1] : memref<7x9xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
          %subview_0 = memref.subview %arg1[%arg6, %arg4] [%5, %4] [1, 1] : memref<9x6xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
          %subview_1 = memref.subview %arg7[%arg2, %arg4] [%3, %4] [1, 1] : memref<7x6xf32> to memref<?x?xf32, strided<[6, 1], offset: ?>>
          linalg.matmul ins(%subview, %subview_0 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%subview_1 : memref<?x?xf32, strided<[6, 1], offset: ?>>)
          %subview_2 = memref.subview %arg7[%arg2, %arg4] [%3, %4] [1, 1] : memref<7x6xf32> to memref<?x?xf32, strided<[6, 1], offset: ?>>
          memref.copy %subview_1, %subview_2 : memref<?x?xf32, strided<[6, 1], offset: ?>> to memref<?x?xf32, strided<[6, 1], offset: ?>>
          scf.yield %arg7 : memref<7x6xf32>
        }
        scf.yield %2 : memref<7x6xf32>
      }
      scf.yield %1 : memref<7x6xf32>
    }
    %cast = memref.cast %0 : memref<7x6xf32> to memref<7x6xf32, strided<[?, ?], offset: ?>>
    return %0 : memref<7x6xf32>
  }
}
