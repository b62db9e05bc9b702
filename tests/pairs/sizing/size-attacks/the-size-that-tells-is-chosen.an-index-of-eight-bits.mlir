func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %narrow = arith.index_cast %i : index to i8
    %j = arith.index_cast %narrow : i8 to index
    memref.store %x, %A[%j] : memref<?xf32>
  }
  return
}
// expect: different
