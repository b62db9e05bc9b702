func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
      %b = affine.load %A[1] : memref<4xf32>
      %s = arith.addf %a, %b : f32
      affine.store %s, %B[0] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
      %b = affine.load %A[1] : memref<4xf32>
      %s = arith.addf %b, %a : f32
      affine.store %s, %B[0] : memref<4xf32>
  return
}
// expect: equivalent bitwise
