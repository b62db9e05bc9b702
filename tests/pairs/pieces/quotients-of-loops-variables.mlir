func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %q = arith.constant 70 : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %n step %s {
    scf.for %j = %z to %m step %s {
      %a = arith.divui %i, %q : index
      %b = arith.divui %j, %q : index
      %p = arith.muli %a, %b : index
      %w = arith.subi %j, %p : index
      memref.store %x, %A[%i, %w] : memref<?x?xf32>
    }
  }
  return
}
// expect: different
