func.func @f(%A: memref<4xi32>, %B: memref<4xi32>) {
  %a = affine.load %A[0] : memref<4xi32>
          %c = arith.constant 5 : i32
          %d = arith.addi %a, %c : i32
          affine.store %d, %B[0] : memref<4xi32>
  return
}
// -----
func.func @f(%A: memref<4xi32>, %B: memref<4xi32>) {
  %a = affine.load %A[0] : memref<4xi32>
          %c = arith.constant 5 : i32
          %d = arith.addi %a, %c : i32
          affine.store %d, %B[0] : memref<4xi32>
  return
}
// expect: equivalent bitwise
