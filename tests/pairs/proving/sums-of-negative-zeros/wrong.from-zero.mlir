func.func @f(%a: memref<8xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 8 iter_args(%s = %c0) -> (f32) {
    %x = affine.load %a[%i] : memref<8xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  return %r : f32
}
// -----
func.func @f(%a: memref<8xf32>) -> f32 {
  %z = affine.load %a[0] : memref<8xf32>
  %r = affine.for %i = 1 to 8 iter_args(%s = %z) -> (f32) {
    %x = affine.load %a[%i] : memref<8xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  return %r : f32
}
// expect: different
