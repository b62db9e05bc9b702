#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 10, 4)>
#map2 = affine_map<(d0) -> (-d0 + 12, 5)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: memref<7x12xf32>, %arg1: memref<12x10xf32>, %arg2: memref<10xf32>, %arg3: memref<7x10xf32>) -> memref<7x10xf32> {
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
        linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<?x?xf32>)
        scf.for %arg6 = %c0 to %c12 step %c5 {
          %2 = affine.min #map2(%arg6)
          %subview_6 = memref.subview %subview[0, %arg6] [%0, %2] [1, 1] : memref<?x12xf32, strided<[12, 1], offset: ?>> to memref<?x?xf32, strided<[12, 1], offset: ?>>
          %subview_7 = memref.subview %subview_0[%arg6, 0] [%2, %1] [1, 1] : memref<12x?xf32, strided<[10, 1], offset: ?>> to memref<?x?xf32, strided<[10, 1], offset: ?>>
          %subview_8 = memref.subview %alloc_2[0, 0] [%0, %1] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
          linalg.matmul ins(%subview_6, %subview_7 : memref<?x?xf32, strided<[12, 1], offset: ?>>, memref<?x?xf32, strided<[10, 1], offset: ?>>) outs(%subview_8 : memref<?x?xf32, strided<[?, 1]>>)
          memref.copy %subview_8, %subview_8 : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, 1]>>
        }
        %subview_3 = memref.subview %arg2[%arg5] [%1] [1] : memref<10xf32> to memref<?xf32, strided<[1], offset: ?>>
        linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc_2, %subview_3 : memref<?x?xf32>, memref<?xf32, strided<[1], offset: ?>>) outs(%alloc_1 : memref<?x?xf32>) {
        ^bb0(%in: f32, %in_6: f32, %out: f32):
          %2 = arith.addf %in, %in_6 : f32
          %3 = arith.maximumf %2, %cst : f32
          linalg.yield %3 : f32
        }
        %subview_4 = memref.subview %arg3[%arg4, %arg5] [%0, %1] [1, 1] : memref<7x10xf32> to memref<?x?xf32, strided<[10, 1], offset: ?>>
        %subview_5 = memref.subview %alloc[%arg4, %arg5] [%0, %1] [1, 1] : memref<7x10xf32> to memref<?x?xf32, strided<[10, 1], offset: ?>>
        linalg.add ins(%alloc_1, %subview_4 : memref<?x?xf32>, memref<?x?xf32, strided<[10, 1], offset: ?>>) outs(%subview_5 : memref<?x?xf32, strided<[10, 1], offset: ?>>)
        memref.copy %subview_5, %subview_5 : memref<?x?xf32, strided<[10, 1], offset: ?>> to memref<?x?xf32, strided<[10, 1], offset: ?>>
      }
    }
    return %alloc : memref<7x10xf32>
  }
}

