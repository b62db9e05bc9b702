module {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c0_i32 = arith.constant 0 : i32
    affine.parallel (%arg2) = (0) to (16) {
      affine.parallel (%arg3) = (0) to (1) {
        %0 = affine.for %arg4 = 0 to 24 iter_args(%arg5 = %c0_i32) -> (i32) {
          %1 = affine.load %arg0[%arg2, %arg4] : memref<16x24xi32>
          %2 = arith.addi %arg5, %1 : i32
          affine.yield %2 : i32
        }
        affine.store %0, %arg1[%arg2] : memref<16xi32>
      }
    }
    return
  }
}

