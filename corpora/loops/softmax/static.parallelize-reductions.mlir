module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    affine.parallel (%arg2) = (0) to (5) {
      %0 = affine.parallel (%arg3) = (0) to (7) reduce ("maximumf") -> (f32) {
        %4 = affine.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        affine.yield %4 : f32
      }
      %1 = arith.maximumf %cst_0, %0 : f32
      affine.parallel (%arg3) = (0) to (7) {
        %4 = affine.load %arg0[%arg2, %arg3] : memref<5x7xf32>
        %5 = arith.subf %4, %1 : f32
        %6 = math.exp %5 : f32
        affine.store %6, %arg1[%arg2, %arg3] : memref<5x7xf32>
      }
      %2 = affine.parallel (%arg3) = (0) to (7) reduce ("addf") -> (f32) {
        %4 = affine.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        affine.yield %4 : f32
      }
      %3 = arith.addf %cst, %2 : f32
      affine.parallel (%arg3) = (0) to (7) {
        %4 = affine.load %arg1[%arg2, %arg3] : memref<5x7xf32>
        %5 = arith.divf %4, %3 : f32
        affine.store %5, %arg1[%arg2, %arg3] : memref<5x7xf32>
      }
    }
    return
  }
}
