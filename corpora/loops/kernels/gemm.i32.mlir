func.func @gemm(%C: memref<7x5xi32>, %A: memref<7x6xi32>, %B: memref<6x5xi32>) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to 6 {
        %a = affine.load %A[%i, %k] : memref<7x6xi32>
        %b = affine.load %B[%k, %j] : memref<6x5xi32>
        %c = affine.load %C[%i, %j] : memref<7x5xi32>
        %p = arith.muli %a, %b : i32
        %s = arith.addi %c, %p : i32
        affine.store %s, %C[%i, %j] : memref<7x5xi32>
      }
    }
  }
  return
}
