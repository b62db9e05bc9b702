#set = affine_set<(d0, d1)[s0] : (d0 + d1 - 1 >= 0, -d0 + s0 - d1 >= 0)>
module {
  memref.global "private" constant @weights : memref<3xf32> = dense<[2.500000e-01, 5.000000e-01, 2.500000e-01]>
  func.func @convolution(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @weights : memref<3xf32>
    affine.for %arg3 = 0 to %arg0 {
      %1 = affine.for %arg4 = 0 to 3 iter_args(%arg5 = %cst) -> (f32) {
        %2 = affine.if #set(%arg3, %arg4)[%arg0] -> f32 {
          %6 = affine.load %arg1[%arg3 + %arg4 - 1] : memref<?xf32>
          affine.yield %6 : f32
        } else {
          affine.yield %cst : f32
        }
        %3 = affine.load %0[%arg4] : memref<3xf32>
        %4 = arith.mulf %2, %3 : f32
        %5 = arith.addf %arg5, %4 : f32
        affine.yield %5 : f32
      }
      affine.store %1, %arg2[%arg3] : memref<?xf32>
    }
    return
  }
}
