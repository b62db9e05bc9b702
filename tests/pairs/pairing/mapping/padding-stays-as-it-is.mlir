// options: --map 'A=A:affine_map<(i, j) -> (i floordiv 5, j, i mod 5)>'
func.func @f(%A: memref<4x6xf32>, %B: memref<4x6xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %a = affine.load %A[%i, %j] : memref<4x6xf32>
      %b = affine.load %B[%i, %j] : memref<4x6xf32>
      %c = arith.subf %a, %b : f32
      affine.store %c, %A[%i, %j] : memref<4x6xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<1x6x5xf32>, %B: memref<4x6xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %a = affine.load %A[%i floordiv 5, %j, %i mod 5] : memref<1x6x5xf32>
      %b = affine.load %B[%i, %j] : memref<4x6xf32>
      %c = arith.subf %a, %b : f32
      affine.store %c, %A[%i floordiv 5, %j, %i mod 5] : memref<1x6x5xf32>
    }
  }
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  memref.store %z, %A[%c0, %c0, %c4] : memref<1x6x5xf32>
  return
}
// expect: different
