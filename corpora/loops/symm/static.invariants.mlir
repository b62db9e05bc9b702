#map = affine_map<(d0) -> (d0)>
module {
  func.func @symm(%arg0: f32, %arg1: f32, %arg2: memref<6x5xf32>, %arg3: memref<6x6xf32>, %arg4: memref<6x5xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg5 = 0 to 6 {
      %0 = affine.load %arg3[%arg5, %arg5] : memref<6x6xf32>
      affine.for %arg6 = 0 to 5 {
        %1 = affine.for %arg7 = 0 to #map(%arg5) iter_args(%arg8 = %cst) -> (f32) {
          %10 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
          %11 = affine.load %arg3[%arg5, %arg7] : memref<6x6xf32>
          %12 = affine.load %arg2[%arg7, %arg6] : memref<6x5xf32>
          %13 = arith.mulf %arg0, %10 : f32
          %14 = arith.mulf %13, %11 : f32
          %15 = arith.addf %12, %14 : f32
          affine.store %15, %arg2[%arg7, %arg6] : memref<6x5xf32>
          %16 = affine.load %arg4[%arg7, %arg6] : memref<6x5xf32>
          %17 = arith.mulf %16, %11 : f32
          %18 = arith.addf %arg8, %17 : f32
          affine.yield %18 : f32
        }
        %2 = affine.load %arg2[%arg5, %arg6] : memref<6x5xf32>
        %3 = affine.load %arg4[%arg5, %arg6] : memref<6x5xf32>
        %4 = arith.mulf %arg1, %2 : f32
        %5 = arith.mulf %arg0, %3 : f32
        %6 = arith.mulf %5, %0 : f32
        %7 = arith.addf %4, %6 : f32
        %8 = arith.mulf %arg0, %1 : f32
        %9 = arith.addf %7, %8 : f32
        affine.store %9, %arg2[%arg5, %arg6] : memref<6x5xf32>
      }
    }
    return
  }
}
