func.func @f(%A: memref<4xf32>, %B: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %A[%c0] : memref<4xf32>
  %1 = memref.load %A[%c1] : memref<4xf32>
  %2 = memref.load %A[%c2] : memref<4xf32>
  %3 = memref.load %A[%c3] : memref<4xf32>
  %x = complex.create %0, %1 : complex<f32>
  %y = complex.create %2, %3 : complex<f32>
  %r = complex.sqrt %x : complex<f32>
  %re = complex.re %r : complex<f32>
  %im = complex.im %r : complex<f32>
  memref.store %re, %B[%c0] : memref<2xf32>
  memref.store %im, %B[%c1] : memref<2xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %A[%c0] : memref<4xf32>
  %1 = memref.load %A[%c1] : memref<4xf32>
  %2 = memref.load %A[%c2] : memref<4xf32>
  %3 = memref.load %A[%c3] : memref<4xf32>
  %x = complex.create %2, %1 : complex<f32>
  %y = complex.create %2, %3 : complex<f32>
  %r = complex.sqrt %x : complex<f32>
  %re = complex.re %r : complex<f32>
  %im = complex.im %r : complex<f32>
  memref.store %re, %B[%c0] : memref<2xf32>
  memref.store %im, %B[%c1] : memref<2xf32>
  return
}
// expect: different
