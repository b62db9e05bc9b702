#map = affine_map<(d0) -> (-d0 + 3, 2)>
#map1 = affine_map<(d0) -> (-d0 + 4, 3)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<7x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<3xindex, strided<[?], offset: ?>>) -> memref<3x4xf32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x4xf32>
    %0 = scf.for %arg2 = %c0 to %c3 step %c2 iter_args(%arg3 = %alloc) -> (memref<3x4xf32>) {
      %1 = scf.for %arg4 = %c0 to %c4 step %c3 iter_args(%arg5 = %arg3) -> (memref<3x4xf32>) {
        %2 = affine.min #map(%arg2)
        %3 = affine.min #map1(%arg4)
        %subview = memref.subview %arg1[%arg2] [%2] [1] : memref<3xindex, strided<[?], offset: ?>> to memref<?xindex, strided<[?], offset: ?>>
        %subview_0 = memref.subview %arg5[%arg2, %arg4] [%2, %3] [1, 1] : memref<3x4xf32> to memref<?x?xf32, strided<[4, 1], offset: ?>>
        linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%subview : memref<?xindex, strided<[?], offset: ?>>) outs(%subview_0 : memref<?x?xf32, strided<[4, 1], offset: ?>>) {
        ^bb0(%in: index, %out: f32):
          %4 = linalg.index 1 : index
          %5 = affine.apply #map4(%arg4)[%4]
          %6 = memref.load %arg0[%in, %5] : memref<7x4xf32, strided<[?, ?], offset: ?>>
          linalg.yield %6 : f32
        }
        %subview_1 = memref.subview %arg5[%arg2, %arg4] [%2, %3] [1, 1] : memref<3x4xf32> to memref<?x?xf32, strided<[4, 1], offset: ?>>
        memref.copy %subview_0, %subview_1 : memref<?x?xf32, strided<[4, 1], offset: ?>> to memref<?x?xf32, strided<[4, 1], offset: ?>>
        scf.yield %arg5 : memref<3x4xf32>
      }
      scf.yield %1 : memref<3x4xf32>
    }
    %cast = memref.cast %0 : memref<3x4xf32> to memref<3x4xf32, strided<[?, ?], offset: ?>>
    return %0 : memref<3x4xf32>
  }
}
