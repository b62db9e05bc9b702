func.func @kernel(%A: memref<64xi32>, %T: memref<64xi32>, %B: memref<64xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 64 {
    %a = affine.load %A[%i] : memref<64xi32>
    %s = arith.muli %a, %a : i32
    affine.store %s, %T[%i] : memref<64xi32>
  }
  affine.for %i = 0 to 64 {
    %s = affine.load %T[%i] : memref<64xi32>
    %n = arith.addi %s, %one : i32
    affine.store %n, %B[%i] : memref<64xi32>
  }
  return
}
