func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 173 : i8
  %one = arith.constant 1 : i8
  %w = arith.index_cast %n : index to i8
  %e = arith.xori %w, %a : i8
  %q = arith.divui %one, %e : i8
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
