func.func @f(%A: memref<4xf32>, %l: i32, %u: i32) {
  %o = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  scf.for %i = %l to %u step %o : i32 {
    memref.store %z, %A[%c0] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%A: memref<4xf32>, %l: i32, %u: i32) {
  %o = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %z = arith.constant 1.0 : f32
  scf.for unsigned %i = %l to %u step %o : i32 {
    memref.store %z, %A[%c0] : memref<4xf32>
  }
  return
}
// expect: unknown unsupported
