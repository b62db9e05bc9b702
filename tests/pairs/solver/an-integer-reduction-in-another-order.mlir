func.func @f(%A: memref<64xi32>, %B: memref<i32>) {
  %zero = arith.constant 0 : i32
  %s = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> i32 {
    %v = affine.load %A[%i] : memref<64xi32>
    %t = arith.addi %acc, %v : i32
    affine.yield %t : i32
  }
  affine.store %s, %B[] : memref<i32>
  return
}
// -----
func.func @f(%A: memref<64xi32>, %B: memref<i32>) {
  %zero = arith.constant 0 : i32
  %s = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> i32 {
    %v = affine.load %A[63 - %i] : memref<64xi32>
    %t = arith.addi %acc, %v : i32
    affine.yield %t : i32
  }
  affine.store %s, %B[] : memref<i32>
  return
}
// expect: equivalent bitwise
