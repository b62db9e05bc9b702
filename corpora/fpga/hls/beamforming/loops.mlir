func.func @kernel(%x: memref<3x20xf32>, %w: memref<2x3x4xf32>, %y: memref<2x17xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %beam = 0 to 2 {
    affine.for %t = 0 to 17 {
      %sum = affine.for %sensor = 0 to 3 iter_args(%outer = %zero) -> f32 {
        %row = affine.for %tap = 0 to 4 iter_args(%s = %outer) -> f32 {
          %v = affine.load %x[%sensor, %t + %tap] : memref<3x20xf32>
          %f = affine.load %w[%beam, %sensor, %tap] : memref<2x3x4xf32>
          %p = arith.mulf %v, %f : f32
          %n = arith.addf %s, %p : f32
          affine.yield %n : f32
        }
        affine.yield %row : f32
      }
      affine.store %sum, %y[%beam, %t] : memref<2x17xf32>
    }
  }
  return
}
