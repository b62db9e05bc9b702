func.func @kernel(%a: memref<5x7xf32>, %b: memref<7x6xf32>, %bias: memref<6xf32>, %residual: memref<5x6xf32>, %y: memref<5x6xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 6 {
      %dot = affine.for %k = 0 to 7 iter_args(%s = %zero) -> f32 {
        %l = affine.load %a[%i, %k] : memref<5x7xf32>
        %m = affine.load %b[%k, %j] : memref<7x6xf32>
        %p = arith.mulf %l, %m : f32
        %n = arith.addf %s, %p : f32
        affine.yield %n : f32
      }
      %c = affine.load %bias[%j] : memref<6xf32>
      %s = arith.addf %dot, %c : f32
      %r = arith.maximumf %s, %zero : f32
      %e = affine.load %residual[%i, %j] : memref<5x6xf32>
      %o = arith.addf %r, %e : f32
      affine.store %o, %y[%i, %j] : memref<5x6xf32>
    }
  }
  return
}
