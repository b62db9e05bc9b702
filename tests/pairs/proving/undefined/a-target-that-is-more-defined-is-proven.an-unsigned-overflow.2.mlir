// options: --accept real
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %q = arith.muli %i, %j overflow<nuw> : i32
  %z = arith.constant 0 : index
  memref.store %q, %I[%z] : memref<1xi32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %q = arith.muli %i, %j : i32
  %z = arith.constant 0 : index
  memref.store %q, %I[%z] : memref<1xi32>
  return
}
// expect: equivalent bitwise
