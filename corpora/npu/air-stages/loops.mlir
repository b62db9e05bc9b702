func.func @kernel(%A: memref<16x16xi32>, %B: memref<16x16xi32>, %s: i32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %a = affine.load %A[%i, %j] : memref<16x16xi32>
      %b = arith.addi %a, %s : i32
      affine.store %b, %B[%i, %j] : memref<16x16xi32>
    }
  }
  return
}
