func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(i) -> (i)>(%i) to affine_map<(i) -> (i + 1)>(%i) {
      affine.store %x, %A[%j] : memref<?xf32>
    }
  }
  return
}
// expect: equivalent bitwise
