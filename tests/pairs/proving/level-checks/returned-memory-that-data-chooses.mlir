func.func @f(%A: memref<2xf32>, %B: memref<2xf32>, %r: f32, %c: i1) -> memref<2xf32> {
  affine.for %i = 0 to 2 {
    memref.store %r, %A[%i] : memref<2xf32>
    memref.store %r, %B[%i] : memref<2xf32>
  }
  %S = arith.select %c, %A, %B : memref<2xf32>
  return %S : memref<2xf32>
}
// -----
func.func @f(%A: memref<2xf32>, %B: memref<2xf32>, %r: f32, %c: i1) -> memref<2xf32> {
  affine.for %i = 0 to 2 {
    memref.store %r, %A[%i] : memref<2xf32>
    memref.store %r, %B[%i] : memref<2xf32>
  }
  %S = arith.select %c, %B, %A : memref<2xf32>
  return %S : memref<2xf32>
}
// expect: unknown alias
