func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 37 : index
  %b = arith.constant 411 : index
  %e = arith.subi %n, %a : index
  %g = arith.subi %n, %b : index
  %d = arith.muli %e, %g : index
  %q = arith.ceildivsi %n, %d : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
