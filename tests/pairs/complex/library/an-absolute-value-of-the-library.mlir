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
  %s = complex.abs %x : complex<f32>
  %r = complex.create %s, %0 : complex<f32>
  %re = complex.re %r : complex<f32>
  %im = complex.im %r : complex<f32>
  memref.store %re, %B[%c0] : memref<2xf32>
  memref.store %im, %B[%c1] : memref<2xf32>
  return
}
// -----
module {
  func.func private @cabsf(complex<f32>) -> f32
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    %1 = memref.load %arg0[%c1] : memref<4xf32>
    %2 = memref.load %arg0[%c2] : memref<4xf32>
    %3 = memref.load %arg0[%c3] : memref<4xf32>
    %4 = complex.create %0, %1 : complex<f32>
    %5 = complex.create %2, %3 : complex<f32>
    %6 = call @cabsf(%4) : (complex<f32>) -> f32
    %7 = complex.create %6, %0 : complex<f32>
    memref.store %6, %arg1[%c0] : memref<2xf32>
    memref.store %0, %arg1[%c1] : memref<2xf32>
    return
  }
}
// expect: equivalent bitwise static
