func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %one = arith.constant 1 : index
  %a = arith.constant 640 : index
  %e = arith.subi %n, %a : index
  %d = arith.maxsi %e, %one : index
  %q = arith.divsi %n, %d : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent
