// options: --assume A:finite
func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %A[%i] : memref<64xf32>
    %y = arith.subf %x, %x : f32
    affine.store %y, %B[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.store %z, %B[%i] : memref<64xf32>
  }
  return
}
// expect: equivalent bitwise static
