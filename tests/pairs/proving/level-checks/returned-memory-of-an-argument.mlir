// options: --accept real
func.func @f(%A: memref<2xf32>, %a: f32, %b: f32, %c: f32) -> memref<2xf32> {
  %s = arith.addf %a, %b : f32
  %r = arith.mulf %s, %c : f32
  %B = memref.alloc() : memref<2xf32>
  affine.for %i = 0 to 2 {
    memref.store %r, %A[%i] : memref<2xf32>
    memref.store %r, %B[%i] : memref<2xf32>
  }
  return %B : memref<2xf32>
}
// -----
func.func @f(%A: memref<2xf32>, %a: f32, %b: f32, %c: f32) -> memref<2xf32> {
  %s = arith.mulf %a, %c : f32
  %t = arith.mulf %b, %c : f32
  %r = arith.addf %s, %t : f32
  affine.for %i = 0 to 2 {
    memref.store %r, %A[%i] : memref<2xf32>
  }
  return %A : memref<2xf32>
}
// expect: unknown alias
