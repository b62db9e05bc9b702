module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    affine.parallel (%arg2) = (0) to (3) {
      affine.parallel (%arg3) = (0) to (5) {
        %0 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %c0_i32) -> (i32) {
          %2 = affine.parallel (%arg6) = (0) to (2) reduce ("addi") -> (i32) {
            %4 = affine.load %arg0[%arg2 * 2 + %arg4, %arg3 * 2 + %arg6] : memref<6x10xi32>
            affine.yield %4 : i32
          }
          %3 = arith.addi %arg5, %2 : i32
          affine.yield %3 : i32
        }
        %1 = arith.shrsi %0, %c2_i32 : i32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x5xi32>
      }
    }
    return
  }
}
