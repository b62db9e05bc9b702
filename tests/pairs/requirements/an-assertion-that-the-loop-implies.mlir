func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {

  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {
    %g = arith.cmpi slt, %i, %n : index
    cf.assert %g, "inside"
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent
