func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.if affine_set<()[n] : (-n + 299 >= 0)>()[%n] {
    affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  } else {
    affine.for %i = 0 to 300 { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
