func.func @f(%A: memref<?xf32>, %n: index) {
  %z = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 - 5 == 0)>(%i) {
      affine.store %z, %A[%i] : memref<?xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %z = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0) : (d0 - 5 >= 0, -d0 + 6 >= 0)>(%i) {
      affine.store %z, %A[%i] : memref<?xf32>
    }
  }
  return
}
// expect: different
