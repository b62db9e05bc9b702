// options: --accept real-any-precision
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %z = arith.constant 0 : index
  %B = memref.alloc() : memref<8xf32>
  %v = memref.load %B[%z] : memref<8xf32>
  %d = arith.subf %v, %v : f32
  %s = arith.addf %x, %d : f32
  memref.store %s, %A[%z] : memref<8xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>) {
  %z = arith.constant 0 : index
  memref.store %x, %A[%z] : memref<8xf32>
  return
}
// expect: unknown undefined-source
