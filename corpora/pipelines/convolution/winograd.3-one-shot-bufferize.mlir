#map = affine_map<(d0) -> (d0 * 2)>
module attributes {transform.with_named_sequence} {
  memref.global "private" constant @__constant_4x3xf32 : memref<4x3xf32> = dense<[[-1.000000e+00, 0.000000e+00, 0.000000e+00], [5.000000e-01, -5.000000e-01, 5.000000e-01], [5.000000e-01, 5.000000e-01, 5.000000e-01], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_3x4xf32 : memref<3x4xf32> = dense<[[-1.000000e+00, 5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, -5.000000e-01, 5.000000e-01, 0.000000e+00], [0.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00]]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_4x4xf32_0 : memref<4x4xf32> = dense<[[-1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00]]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_4x4xf32 : memref<4x4xf32> = dense<[[-1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_2x4xf32 : memref<2x4xf32> = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00]]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_4x2xf32 : memref<4x2xf32> = dense<[[1.000000e+00, 0.000000e+00], [1.000000e+00, -1.000000e+00], [1.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00]]> {alignment = 64 : i64}
  func.func @f(%arg0: memref<1x6x6x2xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x3x2xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<1x4x4x3xf32> {
    %0 = memref.get_global @__constant_4x2xf32 : memref<4x2xf32>
    %1 = memref.get_global @__constant_2x4xf32 : memref<2x4xf32>
    %2 = memref.get_global @__constant_4x4xf32 : memref<4x4xf32>
    %3 = memref.get_global @__constant_4x4xf32_0 : memref<4x4xf32>
    %4 = memref.get_global @__constant_3x4xf32 : memref<3x4xf32>
    %5 = memref.get_global @__constant_4x3xf32 : memref<4x3xf32>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x4x4x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x4x4x3xf32>)
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x4x2x3xf32>
    %6 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %alloc_0) -> (memref<4x4x2x3xf32>) {
      %9 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (memref<4x4x2x3xf32>) {
        %subview = memref.subview %arg1[%arg2, 0, 0, %arg4] [1, 3, 3, 1] [1, 1, 1, 1] : memref<3x3x3x2xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<3x3xf32, strided<[?, ?], offset: ?>>
        %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
        linalg.fill ins(%cst : f32) outs(%alloc_4 : memref<4x3xf32>)
        linalg.matmul ins(%5, %subview : memref<4x3xf32>, memref<3x3xf32, strided<[?, ?], offset: ?>>) outs(%alloc_4 : memref<4x3xf32>)
        %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
        linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<4x4xf32>)
        linalg.matmul ins(%alloc_4, %4 : memref<4x3xf32>, memref<3x4xf32>) outs(%alloc_5 : memref<4x4xf32>)
        %subview_6 = memref.subview %arg5[0, 0, %arg4, %arg2] [4, 4, 1, 1] [1, 1, 1, 1] : memref<4x4x2x3xf32> to memref<4x4xf32, strided<[24, 6], offset: ?>>
        memref.copy %alloc_5, %subview_6 : memref<4x4xf32> to memref<4x4xf32, strided<[24, 6], offset: ?>>
        scf.yield %arg5 : memref<4x4x2x3xf32>
      }
      scf.yield %9 : memref<4x4x2x3xf32>
    }
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x4x2x2x1x2xf32>
    %7 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %alloc_1) -> (memref<4x4x2x2x1x2xf32>) {
      %9 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (memref<4x4x2x2x1x2xf32>) {
        %10 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (memref<4x4x2x2x1x2xf32>) {
          %11 = affine.apply #map(%arg2)
          %12 = affine.apply #map(%arg4)
          %subview = memref.subview %arg0[0, %11, %12, %arg6] [1, 4, 4, 1] [1, 1, 1, 1] : memref<1x6x6x2xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
          %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
          linalg.fill ins(%cst : f32) outs(%alloc_4 : memref<4x4xf32>)
          %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
          memref.copy %alloc_4, %alloc_5 : memref<4x4xf32> to memref<4x4xf32>
          linalg.matmul ins(%3, %subview : memref<4x4xf32>, memref<4x4xf32, strided<[?, ?], offset: ?>>) outs(%alloc_5 : memref<4x4xf32>)
          linalg.matmul ins(%alloc_5, %2 : memref<4x4xf32>, memref<4x4xf32>) outs(%alloc_4 : memref<4x4xf32>)
          %subview_6 = memref.subview %arg7[0, 0, %arg2, %arg4, 0, %arg6] [4, 4, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : memref<4x4x2x2x1x2xf32> to memref<4x4xf32, strided<[32, 8], offset: ?>>
          memref.copy %alloc_4, %subview_6 : memref<4x4xf32> to memref<4x4xf32, strided<[32, 8], offset: ?>>
          scf.yield %arg7 : memref<4x4x2x2x1x2xf32>
        }
        scf.yield %10 : memref<4x4x2x2x1x2xf32>
      }
      scf.yield %9 : memref<4x4x2x2x1x2xf32>
    }
    %collapse_shape = memref.collapse_shape %6 [[0, 1], [2], [3]] : memref<4x4x2x3xf32> into memref<16x2x3xf32>
    %collapse_shape_2 = memref.collapse_shape %7 [[0, 1], [2, 3, 4], [5]] : memref<4x4x2x2x1x2xf32> into memref<16x4x2xf32>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<16x4x3xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<16x4x3xf32>)
    linalg.batch_matmul ins(%collapse_shape_2, %collapse_shape : memref<16x4x2xf32>, memref<16x2x3xf32>) outs(%alloc_3 : memref<16x4x3xf32>)
    %expand_shape = memref.expand_shape %alloc_3 [[0, 1], [2, 3, 4], [5]] output_shape [4, 4, 2, 2, 1, 3] : memref<16x4x3xf32> into memref<4x4x2x2x1x3xf32>
    %8 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %alloc) -> (memref<1x4x4x3xf32>) {
      %9 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg3) -> (memref<1x4x4x3xf32>) {
        %10 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (memref<1x4x4x3xf32>) {
          %subview = memref.subview %expand_shape[0, 0, %arg2, %arg4, 0, %arg6] [4, 4, 1, 1, 1, 1] [1, 1, 1, 1, 1, 1] : memref<4x4x2x2x1x3xf32> to memref<4x4xf32, strided<[48, 12], offset: ?>>
          %11 = affine.apply #map(%arg2)
          %12 = affine.apply #map(%arg4)
          %subview_4 = memref.subview %arg7[0, %11, %12, %arg6] [1, 2, 2, 1] [1, 1, 1, 1] : memref<1x4x4x3xf32> to memref<2x2xf32, strided<[12, 3], offset: ?>>
          %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<2x4xf32>
          linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<2x4xf32>)
          linalg.matmul ins(%1, %subview : memref<2x4xf32>, memref<4x4xf32, strided<[48, 12], offset: ?>>) outs(%alloc_5 : memref<2x4xf32>)
          linalg.matmul ins(%alloc_5, %0 : memref<2x4xf32>, memref<4x2xf32>) outs(%subview_4 : memref<2x2xf32, strided<[12, 3], offset: ?>>)
          %subview_6 = memref.subview %arg7[0, %11, %12, %arg6] [1, 2, 2, 1] [1, 1, 1, 1] : memref<1x4x4x3xf32> to memref<2x2xf32, strided<[12, 3], offset: ?>>
          memref.copy %subview_4, %subview_6 : memref<2x2xf32, strided<[12, 3], offset: ?>> to memref<2x2xf32, strided<[12, 3], offset: ?>>
          scf.yield %arg7 : memref<1x4x4x3xf32>
        }
        scf.yield %10 : memref<1x4x4x3xf32>
      }
      scf.yield %9 : memref<1x4x4x3xf32>
    }
    %cast = memref.cast %8 : memref<1x4x4x3xf32> to memref<1x4x4x3xf32, strided<[?, ?, ?, ?], offset: ?>>
    return %8 : memref<1x4x4x3xf32>
  }
}
