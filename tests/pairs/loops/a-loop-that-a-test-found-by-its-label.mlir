func.func @f(%A: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %x, %A[%i] : memref<4xf32>
  } {coalesce}
  return
}
// -----
func.func @f(%A: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 3 {
    affine.store %x, %A[%i] : memref<4xf32>
  } {coalesce}
  return
}
// expect: different
