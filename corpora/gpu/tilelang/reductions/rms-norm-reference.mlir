// Each row over the root of the mean of its squares, times weights.
func.func @kernel(%x: memref<2x128xf32>, %w: memref<128xf32>, %y: memref<2x128xf32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 128.0 : f32
  %little = arith.constant 0.0001 : f32
  affine.for %i = 0 to 2 {
    %total = affine.for %j = 0 to 128 iter_args(%t = %zero) -> f32 {
      %v = affine.load %x[%i, %j] : memref<2x128xf32>
      %p = arith.mulf %v, %v : f32
      %s = arith.addf %t, %p : f32
      affine.yield %s : f32
    }
    %mean = arith.divf %total, %count : f32
    %more = arith.addf %mean, %little : f32
    %root = math.rsqrt %more : f32
    affine.for %j = 0 to 128 {
      %v = affine.load %x[%i, %j] : memref<2x128xf32>
      %f = affine.load %w[%j] : memref<128xf32>
      %n = arith.mulf %v, %root : f32
      %r = arith.mulf %n, %f : f32
      affine.store %r, %y[%i, %j] : memref<2x128xf32>
    }
  }
  return
}
