func.func @f(%A: memref<?xf32>, %n: index, %m: index) {
  %z = arith.constant 1.0 : f32
  affine.for %i = 0 to min affine_map<(d0, d1) -> (d0, d1)>(%n, %m) {
    affine.store %z, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index, %m: index) {
  %z = arith.constant 1.0 : f32
  affine.for %i = 0 to min affine_map<(d0, d1) -> (d0, d1 + 1)>(%n, %m) {
    affine.store %z, %A[%i] : memref<?xf32>
  }
  return
}
// expect: different
