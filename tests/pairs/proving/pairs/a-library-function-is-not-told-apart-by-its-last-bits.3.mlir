func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
      %b = affine.load %A[1] : memref<4xf32>
      %s = arith.addf %a, %b : f32
      %e = math.exp %s : f32
      affine.store %e, %B[0] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
      %b = affine.load %A[1] : memref<4xf32>
      %x = math.exp %a : f32
      %y = math.exp %b : f32
      %e = arith.mulf %x, %y : f32
      affine.store %e, %B[0] : memref<4xf32>
  return
}
// expect: different
