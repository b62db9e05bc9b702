#map = affine_map<(d0) -> (d0 * 3)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * -3 + 7, 3)>
#map3 = affine_map<(d0) -> (d0 * -4 + 6, 4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<7x9xf16, strided<[?, ?], offset: ?>>, %arg1: memref<9x6xf16, strided<[?, ?], offset: ?>>) -> memref<7x6xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<7x6xf16>
    linalg.fill ins(%cst : f16) outs(%alloc : memref<7x6xf16>)
    scf.forall (%arg2, %arg3) in (3, 2) {
      %0 = affine.apply #map(%arg2)
      %1 = affine.apply #map1(%arg3)
      %2 = affine.min #map2(%arg2)
      %3 = affine.min #map3(%arg3)
      %subview = memref.subview %arg0[%0, 0] [%2, 9] [1, 1] : memref<7x9xf16, strided<[?, ?], offset: ?>> to memref<?x9xf16, strided<[?, ?], offset: ?>>
      %subview_0 = memref.subview %arg1[0, %1] [9, %3] [1, 1] : memref<9x6xf16, strided<[?, ?], offset: ?>> to memref<9x?xf16, strided<[?, ?], offset: ?>>
      %subview_1 = memref.subview %alloc[%0, %1] [%2, %3] [1, 1] : memref<7x6xf16> to memref<?x?xf16, strided<[6, 1], offset: ?>>
      linalg.matmul ins(%subview, %subview_0 : memref<?x9xf16, strided<[?, ?], offset: ?>>, memref<9x?xf16, strided<[?, ?], offset: ?>>) outs(%subview_1 : memref<?x?xf16, strided<[6, 1], offset: ?>>)
      %subview_2 = memref.subview %alloc[%0, %1] [%2, %3] [1, 1] : memref<7x6xf16> to memref<?x?xf16, strided<[6, 1], offset: ?>>
      memref.copy %subview_1, %subview_2 : memref<?x?xf16, strided<[6, 1], offset: ?>> to memref<?x?xf16, strided<[6, 1], offset: ?>>
    }
    %cast = memref.cast %alloc : memref<7x6xf16> to memref<7x6xf16, strided<[?, ?], offset: ?>>
    return %alloc : memref<7x6xf16>
  }
}
