// options: --accept reassociated
func.func @f(%A: memref<4xf32>, %a: f32, %b: f32, %c: f32) -> memref<2xf32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %c : f32
  affine.for %i = 0 to 4 {
    memref.store %r, %A[%i] : memref<4xf32>
  }
  %S = memref.subview %A[%c0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %S : memref<2xf32, strided<[1], offset: ?>>
}
// -----
func.func @f(%A: memref<4xf32>, %a: f32, %b: f32, %c: f32) -> memref<2xf32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addf %b, %c : f32
  %r = arith.addf %a, %s : f32
  affine.for %i = 0 to 4 {
    memref.store %r, %A[%i] : memref<4xf32>
  }
  %S = memref.subview %A[%c1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %S : memref<2xf32, strided<[1], offset: ?>>
}
// expect: unknown alias
