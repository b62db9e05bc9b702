func.func @kernel(%A: memref<64x64xi32>, %B: memref<64x64xi32>, %C: memref<64x64xi32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<64x64xi32>
        %b = affine.load %B[%k, %j] : memref<64x64xi32>
        %c = affine.load %C[%i, %j] : memref<64x64xi32>
        %m = arith.muli %a, %b : i32
        %s = arith.addi %c, %m : i32
        affine.store %s, %C[%i, %j] : memref<64x64xi32>
      }
    }
  }
  return
}
