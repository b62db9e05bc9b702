func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %z = arith.constant 0 : index
  %w = arith.constant 32 : index
  %s = arith.constant 1 : index
  scf.for %t = %z to %n step %w {
    %r = arith.subi %n, %t : index
    %u = arith.minsi %r, %w : index
    scf.for %k = %z to %u step %s {
      %i = arith.addi %t, %k : index
      memref.store %x, %A[%i] : memref<?xf32>
    }
  }
  return
}
// expect: equivalent
