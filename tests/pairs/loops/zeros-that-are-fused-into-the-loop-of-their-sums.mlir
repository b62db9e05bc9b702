// By `affine-loop-fusion` of torch-mlir's MLIR. Sums of other columns are set to zero again and again, as in https://github.com/llvm/llvm-project/pull/196604.
func.func @kernel(%x: memref<2x3x4xi32>, %sums: memref<2x3xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 2 {
    affine.store %zero, %sums[%i, 0] : memref<2x3xi32>
    affine.store %zero, %sums[%i, 1] : memref<2x3xi32>
    affine.store %zero, %sums[%i, 2] : memref<2x3xi32>
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 4 {
        %a = affine.load %x[%i, %j, %k] : memref<2x3x4xi32>
        %b = affine.load %sums[%i, %j] : memref<2x3xi32>
        %c = arith.addi %a, %b : i32
        affine.store %c, %sums[%i, %j] : memref<2x3xi32>
      }
    }
  }
  return
}
// -----
module {
  func.func @kernel(%arg0: memref<2x3x4xi32>, %arg1: memref<2x3xi32>) {
    %c0_i32 = arith.constant 0 : i32
    affine.for %arg2 = 0 to 2 {
      affine.for %arg3 = 0 to 3 {
        affine.store %c0_i32, %arg1[%arg2, 0] : memref<2x3xi32>
        affine.store %c0_i32, %arg1[%arg2, 1] : memref<2x3xi32>
        affine.store %c0_i32, %arg1[%arg2, 2] : memref<2x3xi32>
        affine.for %arg4 = 0 to 4 {
          %0 = affine.load %arg0[%arg2, %arg3, %arg4] : memref<2x3x4xi32>
          %1 = affine.load %arg1[%arg2, %arg3] : memref<2x3xi32>
          %2 = arith.addi %0, %1 : i32
          affine.store %2, %arg1[%arg2, %arg3] : memref<2x3xi32>
        }
      }
    }
    return
  }
}
// expect: different
