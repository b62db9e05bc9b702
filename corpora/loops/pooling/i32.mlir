module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    affine.for %arg2 = 0 to 3 {
      affine.for %arg3 = 0 to 5 {
        %0 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %c0_i32) -> (i32) {
          %2 = affine.for %arg6 = 0 to 2 iter_args(%arg7 = %arg5) -> (i32) {
            %3 = affine.load %arg0[%arg2 * 2 + %arg4, %arg3 * 2 + %arg6] : memref<6x10xi32>
            %4 = arith.addi %arg7, %3 : i32
            affine.yield %4 : i32
          }
          affine.yield %2 : i32
        }
        %1 = arith.shrsi %0, %c2_i32 : i32
        affine.store %1, %arg1[%arg2, %arg3] : memref<3x5xi32>
      }
    }
    return
  }
}
