func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to min affine_map<()[n] -> (n, 5000)>()[%n] { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: different
