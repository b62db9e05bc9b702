func.func @f(%A: memref<4xi32>, %x: i32) {
  %c = arith.constant 0 : index
  %v = memref.atomic_rmw addi %x, %A[%c] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @f(%A: memref<4xi32>, %x: i32) {
  %c = arith.constant 0 : index
  %v = memref.load %A[%c] : memref<4xi32>
%w = arith.addi %v, %x : i32
memref.store %w, %A[%c] : memref<4xi32>
  return
}
// expect: unknown atomic
