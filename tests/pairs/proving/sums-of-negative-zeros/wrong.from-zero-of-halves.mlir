func.func @f(%a: memref<8xf16>) -> f16 {
  %z = arith.constant 0.0 : f16
  %c0 = arith.constant -0.0 : f16
  %r = affine.for %i = 0 to 8 iter_args(%s = %c0) -> (f16) {
    %x = affine.load %a[%i] : memref<8xf16>
    %t = arith.addf %s, %x : f16
    affine.yield %t : f16
  }
  return %r : f16
}
// -----
func.func @f(%a: memref<8xf16>) -> f16 {
  %z = arith.constant 0.0 : f16
  %c0 = arith.constant 0.0 : f16
  %r = affine.for %i = 0 to 8 iter_args(%s = %c0) -> (f16) {
    %x = affine.load %a[%i] : memref<8xf16>
    %t = arith.addf %s, %x : f16
    affine.yield %t : f16
  }
  return %r : f16
}
// expect: different
