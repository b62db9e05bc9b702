// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%d: memref<4xf32>, %g: memref<3xf32>, %o: memref<2xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 2 {
    %s = affine.for %k = 0 to 3 iter_args(%sum = %zero) -> (f32) {
      %x = affine.load %d[%i + %k] : memref<4xf32>
      %w = affine.load %g[%k] : memref<3xf32>
      %p = arith.mulf %x, %w : f32
      %next = arith.addf %sum, %p : f32
      affine.yield %next : f32
    }
    affine.store %s, %o[%i] : memref<2xf32>
  }
  return
}
// -----
func.func @f(%d: memref<4xf32>, %g: memref<3xf32>, %o: memref<2xf32>) {
  %half = arith.constant 0.5 : f32
  %d0 = affine.load %d[0] : memref<4xf32>
  %d1 = affine.load %d[1] : memref<4xf32>
  %d2 = affine.load %d[2] : memref<4xf32>
  %d3 = affine.load %d[3] : memref<4xf32>
  %g0 = affine.load %g[0] : memref<3xf32>
  %g1 = affine.load %g[1] : memref<3xf32>
  %g2 = affine.load %g[2] : memref<3xf32>
  %ends = arith.addf %g0, %g2 : f32
  %all = arith.addf %ends, %g1 : f32
  %odd = arith.subf %ends, %g1 : f32
  %w1 = arith.mulf %all, %half : f32
  %w2 = arith.mulf %odd, %half : f32
  %t0 = arith.subf %d0, %d2 : f32
  %t1 = arith.addf %d1, %d2 : f32
  %t2 = arith.subf %d2, %d1 : f32
  %t3 = arith.subf %d1, %d3 : f32
  %m0 = arith.mulf %t0, %g0 : f32
  %m1 = arith.mulf %t1, %w1 : f32
  %m2 = arith.mulf %t2, %w2 : f32
  %m3 = arith.mulf %t3, %g2 : f32
  %a = arith.addf %m0, %m1 : f32
  %y0 = arith.addf %a, %m2 : f32
  %b = arith.subf %m1, %m2 : f32
  %y1 = arith.subf %b, %m3 : f32
  affine.store %y0, %o[0] : memref<2xf32>
  affine.store %y1, %o[1] : memref<2xf32>
  return
}
// expect: equivalent real
