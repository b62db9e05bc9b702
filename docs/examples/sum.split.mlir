func.func @sum(%A: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %s:2 = affine.for %i = 0 to 4 iter_args(%even = %zero, %odd = %zero) -> (f32, f32) {
    %x = affine.load %A[2 * %i] : memref<8xf32>
    %y = affine.load %A[2 * %i + 1] : memref<8xf32>
    %e = arith.addf %even, %x : f32
    %o = arith.addf %odd, %y : f32
    affine.yield %e, %o : f32, f32
  }
  %all = arith.addf %s#0, %s#1 : f32
  return %all : f32
}
