func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %z = arith.constant 0 : index
  %p = arith.maxsi %n, %z : index
  affine.for %i = 0 to affine_map<()[n] -> (n - n mod 4)>()[%p] step 4 {
    affine.store %x, %A[%i] : memref<?xf32>
    affine.store %x, %A[%i + 1] : memref<?xf32>
    affine.store %x, %A[%i + 2] : memref<?xf32>
    affine.store %x, %A[%i + 3] : memref<?xf32>
  }
  affine.for %i = affine_map<()[n] -> (n - n mod 4)>()[%p] to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: equivalent bitwise
