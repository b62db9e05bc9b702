func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %d = memref.dim %A, %zero : memref<?xf32>
  %k = arith.constant 700 : index
  %p = arith.divui %d, %k : index
  %n7 = arith.floordivsi %n, %k : index
  %x7 = arith.subi %p, %n7 : index
  %u = arith.subi %n, %x7 : index
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  scf.for %i = %z to %u step %s {

    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
