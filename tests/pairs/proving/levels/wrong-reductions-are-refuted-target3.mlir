// options: --accept bitwise,reassociated,real,real-any-precision
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
  %s:2 = affine.for %i = 0 to 6 step 2 iter_args(%even = %zero, %odd = %zero) -> (f32, f32) {
    %a = affine.load %A[%i] : memref<8xf32>
    %b = affine.load %A[%i + 1] : memref<8xf32>
    %next = arith.addf %even, %a : f32
    %after = arith.addf %odd, %b : f32
    affine.yield %next, %after : f32, f32
  }
  %both = arith.addf %s#0, %s#1 : f32
  affine.store %both, %r[0] : memref<1xf32>
  return
}
// expect: different
