func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %o = arith.constant 0 : index
  %T = memref.alloca() : memref<90000xf32>
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {
    %e = arith.muli %i, %i : index
    memref.store %x, %T[%e] : memref<90000xf32>
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
