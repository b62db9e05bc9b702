func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %k = arith.constant 11 : index
  %p = arith.shrui %n, %k : index
  %u = arith.subi %n, %p : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
