func.func @f(%A: memref<4xi32>, %x: i32) {
  %c = arith.constant 0 : index
  %v = memref.atomic_rmw addi %x, %A[%c] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @f(%A: memref<4xi32>, %x: i32) {
  %c = arith.constant 0 : index
  %v = memref.generic_atomic_rmw %A[%c] : memref<4xi32> {
^bb0(%o: i32):
%w = arith.addi %o, %x : i32
memref.atomic_yield %w : i32
}
  return
}
// expect: equivalent bitwise
