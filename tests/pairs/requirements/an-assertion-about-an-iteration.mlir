func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 1023 : index
  %b = arith.constant 611 : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {
    %e = arith.andi %i, %a : index
    %g = arith.cmpi ne, %e, %b : index
    cf.assert %g, "not here"
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
