func.func @kernel(%A: memref<16x32xi32>, %B: memref<32x16xi32>, %C: memref<16x16xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %zero, %C[%i, %j] : memref<16x16xi32>
      affine.for %k = 0 to 32 {
        %a = affine.load %A[%i, %k] : memref<16x32xi32>
        %b = affine.load %B[%k, %j] : memref<32x16xi32>
        %c = affine.load %C[%i, %j] : memref<16x16xi32>
        %m = arith.muli %a, %b : i32
        %s = arith.addi %c, %m : i32
        affine.store %s, %C[%i, %j] : memref<16x16xi32>
      }
    }
  }
  return
}
