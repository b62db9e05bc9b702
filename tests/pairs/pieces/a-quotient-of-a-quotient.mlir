func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %k = arith.constant 50 : index
  %l = arith.constant 40 : index
  %a = arith.divui %n, %k : index
  %p = arith.divui %a, %l : index
  %u = arith.subi %n, %p : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
