module {
  func.func @kernel(%arg0: memref<6x16xf32>, %arg1: memref<6x16xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    affine.for %arg2 = 0 to 6 {
      affine.for %arg3 = 0 to 1 {
        %0 = affine.for %arg4 = 0 to 16 iter_args(%arg5 = %cst) -> (f32) {
          %2 = affine.load %arg0[%arg2, %arg4] : memref<6x16xf32>
          %3 = arith.maximumf %arg5, %2 : f32
          affine.yield %3 : f32
        }
        %1 = affine.for %arg4 = 0 to 16 iter_args(%arg5 = %cst_0) -> (f32) {
          %2 = affine.load %arg0[%arg2, %arg4] : memref<6x16xf32>
          %3 = arith.subf %2, %0 : f32
          %4 = math.exp %3 : f32
          %5 = arith.addf %arg5, %4 : f32
          affine.yield %5 : f32
        }
        affine.for %arg4 = 0 to 16 {
          %2 = affine.load %arg0[%arg2, %arg4] : memref<6x16xf32>
          %3 = arith.subf %2, %0 : f32
          %4 = math.exp %3 : f32
          %5 = arith.divf %4, %1 : f32
          affine.store %5, %arg1[%arg2, %arg4] : memref<6x16xf32>
        }
      }
    }
    return
  }
}

