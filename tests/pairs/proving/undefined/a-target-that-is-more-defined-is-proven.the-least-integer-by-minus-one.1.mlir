// options: --accept bitwise
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %k = arith.constant -1 : i32
  %q = arith.divsi %i, %k : i32
  %z = arith.constant 0 : index
  memref.store %q, %I[%z] : memref<1xi32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %k = arith.constant 0 : i32
  %q = arith.subi %k, %i : i32
  %z = arith.constant 0 : index
  memref.store %q, %I[%z] : memref<1xi32>
  return
}
// expect: equivalent bitwise
