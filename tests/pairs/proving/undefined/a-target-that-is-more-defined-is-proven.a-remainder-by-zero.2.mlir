// options: --accept real
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %z = arith.constant 0 : index
  memref.store %x, %A[%z] : memref<8xf32>
  %q = arith.remui %i, %j : i32
  return
}
// -----
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %z = arith.constant 0 : index
  memref.store %x, %A[%z] : memref<8xf32>
  return
}
// expect: equivalent bitwise
