// options: --accept real
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
          %b = affine.load %A[1] : memref<4xf32>
          %c = affine.load %A[2] : memref<4xf32>
          %s = arith.addf %a, %b : f32
          %t = arith.addf %s, %c : f32
          affine.store %t, %B[0] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
          %b = affine.load %A[1] : memref<4xf32>
          %c = affine.load %A[2] : memref<4xf32>
          %s = arith.addf %b, %c : f32
          %t = arith.addf %a, %s : f32
          affine.store %t, %B[0] : memref<4xf32>
  return
}
// expect: equivalent reassociated
