// options: --accept real
func.func @f(%A: memref<32xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %e = arith.constant 1.0e-9 : f32
  %r = affine.for %i = 0 to 32 iter_args(%s = %one) -> f32 {
    %a = affine.load %A[%i] : memref<32xf32>
    %m = arith.mulf %a, %a : f32
    %t = arith.addf %s, %m : f32
    affine.yield %t : f32
  }
  %p = arith.addf %r, %e : f32
  memref.store %p, %B[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%A: memref<32xf32>, %B: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %r = affine.for %i = 0 to 32 iter_args(%s = %one) -> f32 {
    %a = affine.load %A[%i] : memref<32xf32>
    %m = arith.mulf %a, %a : f32
    %t = arith.addf %s, %m : f32
    affine.yield %t : f32
  }
  memref.store %r, %B[%c0] : memref<1xf32>
  return
}
// expect: unknown open-obligation
