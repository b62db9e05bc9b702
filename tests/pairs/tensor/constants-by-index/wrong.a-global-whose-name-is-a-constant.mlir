memref.global "private" constant @"dense<(3.0, 4.0)>" : memref<1xcomplex<f32>> = dense<(1.0, 2.0)>
func.func @f() -> f32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @"dense<(3.0, 4.0)>" : memref<1xcomplex<f32>>
  %v = memref.load %g[%c0] : memref<1xcomplex<f32>>
  %r = complex.re %v : complex<f32>
  return %r : f32
}
// -----
func.func @f() -> f32 {
  %v = arith.constant 3.0 : f32
  return %v : f32
}
// expect: different
