func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %b = arith.constant 1 : index
  %m = arith.constant 65535 : index
  %l = arith.andi %n, %m : index
  %e = arith.muli %l, %l : index
  %d = arith.addi %e, %b : index
  %q = arith.divui %n, %d : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent
