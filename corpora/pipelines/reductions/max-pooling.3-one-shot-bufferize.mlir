#map = affine_map<(d0) -> (-d0 + 3, 2)>
#map1 = affine_map<(d0) -> (d0 * 2)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: memref<1x6x6x2xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<2x2xf32, strided<[?, ?], offset: ?>>) -> memref<1x3x3x2xf32> {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x3x3x2xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x3x3x2xf32>)
    %0 = scf.for %arg2 = %c0 to %c3 step %c2 iter_args(%arg3 = %alloc) -> (memref<1x3x3x2xf32>) {
      %1 = scf.for %arg4 = %c0 to %c3 step %c2 iter_args(%arg5 = %arg3) -> (memref<1x3x3x2xf32>) {
        %2 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (memref<1x3x3x2xf32>) {
          %3 = affine.min #map(%arg2)
          %4 = affine.min #map(%arg4)
          %5 = affine.apply #map1(%arg2)
          %6 = affine.apply #map1(%3)
          %7 = affine.apply #map1(%arg4)
          %8 = affine.apply #map1(%4)
          %subview = memref.subview %arg0[0, %5, %7, %arg6] [1, %6, %8, 1] [1, 1, 1, 1] : memref<1x6x6x2xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x?x?x1xf32, strided<[?, ?, ?, ?], offset: ?>>
          %subview_0 = memref.subview %arg7[0, %arg2, %arg4, %arg6] [1, %3, %4, 1] [1, 1, 1, 1] : memref<1x3x3x2xf32> to memref<1x?x?x1xf32, strided<[18, 6, 2, 1], offset: ?>>
          linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%subview, %arg1 : memref<1x?x?x1xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<2x2xf32, strided<[?, ?], offset: ?>>) outs(%subview_0 : memref<1x?x?x1xf32, strided<[18, 6, 2, 1], offset: ?>>)
          %subview_1 = memref.subview %arg7[0, %arg2, %arg4, %arg6] [1, %3, %4, 1] [1, 1, 1, 1] : memref<1x3x3x2xf32> to memref<1x?x?x1xf32, strided<[18, 6, 2, 1], offset: ?>>
          memref.copy %subview_0, %subview_1 : memref<1x?x?x1xf32, strided<[18, 6, 2, 1], offset: ?>> to memref<1x?x?x1xf32, strided<[18, 6, 2, 1], offset: ?>>
          scf.yield %arg7 : memref<1x3x3x2xf32>
        }
        scf.yield %2 : memref<1x3x3x2xf32>
      }
      scf.yield %1 : memref<1x3x3x2xf32>
    }
    %cast = memref.cast %0 : memref<1x3x3x2xf32> to memref<1x3x3x2xf32, strided<[?, ?, ?, ?], offset: ?>>
    return %0 : memref<1x3x3x2xf32>
  }
}
