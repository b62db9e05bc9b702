func.func @f(%a: memref<33xf64>) -> f64 {
  %z = arith.constant 0.0 : f64
  %c0 = arith.constant -0.0 : f64
  %r = affine.for %i = 0 to 33 iter_args(%s = %c0) -> (f64) {
    %x = affine.load %a[%i] : memref<33xf64>
    %t = arith.addf %s, %x : f64
    affine.yield %t : f64
  }
  return %r : f64
}
// -----
func.func @f(%a: memref<33xf64>) -> f64 {
  %z = arith.constant 0.0 : f64
  %c0 = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to 33 iter_args(%s = %c0) -> (f64) {
    %x = affine.load %a[%i] : memref<33xf64>
    %t = arith.addf %s, %x : f64
    affine.yield %t : f64
  }
  return %r : f64
}
// expect: different
