func.func @kernel(%A: memref<16x24xi32>, %S: memref<16xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 16 {
    affine.for %t = 0 to 1 {
      %sum = affine.for %j = 0 to 24 iter_args(%acc = %zero) -> i32 {
        %a = affine.load %A[%i, %j] : memref<16x24xi32>
        %s = arith.addi %acc, %a : i32
        affine.yield %s : i32
      }
      affine.store %sum, %S[%i] : memref<16xi32>
    }
  }
  return
}
