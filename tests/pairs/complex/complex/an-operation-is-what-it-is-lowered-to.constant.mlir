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
  %k = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %r = complex.add %x, %k : complex<f32>
  %re = complex.re %r : complex<f32>
  %im = complex.im %r : complex<f32>
  memref.store %re, %B[%c0] : memref<2xf32>
  memref.store %im, %B[%c1] : memref<2xf32>
  return
}
// -----
module {
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
    %cst = complex.constant [1.500000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
    %6 = complex.re %4 : complex<f32>
    %7 = complex.re %cst : complex<f32>
    %8 = arith.addf %6, %7 : f32
    %9 = complex.im %4 : complex<f32>
    %10 = complex.im %cst : complex<f32>
    %11 = arith.addf %9, %10 : f32
    %12 = complex.create %8, %11 : complex<f32>
    %13 = complex.re %12 : complex<f32>
    %14 = complex.im %12 : complex<f32>
    memref.store %13, %arg1[%c0] : memref<2xf32>
    memref.store %14, %arg1[%c1] : memref<2xf32>
    return
  }
}
// expect: equivalent bitwise
