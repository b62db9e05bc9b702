func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c = arith.constant 13278 : index
  %u = arith.subi %n, %c : index
  %q = arith.divsi %n, %u : index
  affine.for %i = 0 to %n {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
