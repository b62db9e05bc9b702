// options: --accept bitwise
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %k = arith.constant 7 : i32
  %c = arith.cmpi eq, %i, %k : i32
  %p = ub.poison : f32
  %s = arith.select %c, %p, %x : f32
  %z = arith.constant 0 : index
  memref.store %s, %A[%z] : memref<8xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %z = arith.constant 0 : index
  memref.store %x, %A[%z] : memref<8xf32>
  return
}
// expect: equivalent bitwise
