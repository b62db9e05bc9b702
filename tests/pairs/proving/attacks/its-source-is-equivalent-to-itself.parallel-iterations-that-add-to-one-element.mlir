func.func @f(%A: memref<8xf32>, %B: memref<f32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %s = affine.load %B[] : memref<f32>
    %t = arith.addf %s, %x : f32
    affine.store %t, %B[] : memref<f32>
  }
  return
}
// -----
func.func @f(%A: memref<8xf32>, %B: memref<f32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %A[%i] : memref<8xf32>
    %s = affine.load %B[] : memref<f32>
    %t = arith.addf %s, %x : f32
    affine.store %t, %B[] : memref<f32>
  }
  return
}
// expect: equivalent bitwise
