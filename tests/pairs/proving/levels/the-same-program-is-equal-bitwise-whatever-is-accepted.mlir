// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%A: memref<8xf32>, %r: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
    %a = affine.load %A[%i] : memref<8xf32>
    %next = arith.addf %sum, %a : f32
    affine.yield %next : f32
  }
  affine.store %s, %r[0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %r: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
    %a = affine.load %A[%i] : memref<8xf32>
    %next = arith.addf %sum, %a : f32
    affine.yield %next : f32
  }
  affine.store %s, %r[0] : memref<1xf32>
  return
}
// expect: equivalent bitwise
