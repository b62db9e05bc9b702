module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    affine.for %arg2 = 0 to 5 {
      %0 = affine.for %arg3 = 0 to 7 iter_args(%arg4 = %cst_0) -> (f32) {
        %2 = affine.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.maximumf %arg4, %2 : f32
        affine.yield %3 : f32
      }
      affine.for %arg3 = 0 to 7 {
        %2 = affine.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.subf %2, %0 : f32
        %4 = math.exp %3 : f32
        affine.store %4, %arg1[%arg2, %arg3] : memref<5x7xf32>
      }
      %1 = affine.for %arg3 = 0 to 7 iter_args(%arg4 = %cst) -> (f32) {
        %2 = affine.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.addf %arg4, %2 : f32
        affine.yield %3 : f32
      }
      affine.for %arg3 = 0 to 7 {
        %2 = affine.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        %3 = arith.divf %2, %1 : f32
        affine.store %3, %arg1[%arg2, %arg3] : memref<5x7xf32>
      }
    }
    return
  }
}
