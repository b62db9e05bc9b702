// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %y = affine.load %B[%i] : memref<8xf32>
    %z = arith.divf %x, %y : f32
    affine.store %z, %B[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %y = affine.load %B[%i] : memref<8xf32>
    %z = arith.divf %x, %x : f32
    affine.store %z, %B[%i] : memref<8xf32>
  }
  return
}
// expect: different
