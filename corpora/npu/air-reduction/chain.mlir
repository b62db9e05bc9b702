func.func @kernel(%A: memref<256xi32>, %S: memref<1xi32>) {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to 256 iter_args(%s = %zero) -> i32 {
    %a = affine.load %A[%i] : memref<256xi32>
    %n = arith.addi %s, %a : i32
    affine.yield %n : i32
  }
  affine.store %sum, %S[0] : memref<1xi32>
  return
}
