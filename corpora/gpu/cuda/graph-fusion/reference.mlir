// Two branches of a graph on the same input, a dense layer each, with relu and tanh, that meet in a product.
func.func @kernel(%x: memref<4x6xf32>, %w0: memref<6x8xf32>, %b0: memref<8xf32>, %w1: memref<6x8xf32>,
                  %b1: memref<8xf32>, %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      %first = affine.for %k = 0 to 6 iter_args(%s = %zero) -> f32 {
        %l = affine.load %x[%i, %k] : memref<4x6xf32>
        %r = affine.load %w0[%k, %j] : memref<6x8xf32>
        %p = arith.mulf %l, %r : f32
        %t = arith.addf %s, %p : f32
        affine.yield %t : f32
      }
      %second = affine.for %k = 0 to 6 iter_args(%s = %zero) -> f32 {
        %l = affine.load %x[%i, %k] : memref<4x6xf32>
        %r = affine.load %w1[%k, %j] : memref<6x8xf32>
        %p = arith.mulf %l, %r : f32
        %t = arith.addf %s, %p : f32
        affine.yield %t : f32
      }
      %c0 = affine.load %b0[%j] : memref<8xf32>
      %c1 = affine.load %b1[%j] : memref<8xf32>
      %sum0 = arith.addf %first, %c0 : f32
      %sum1 = arith.addf %second, %c1 : f32
      %relu = arith.maxnumf %sum0, %zero : f32
      %tanh = math.tanh %sum1 : f32
      %product = arith.mulf %relu, %tanh : f32
      affine.store %product, %y[%i, %j] : memref<4x8xf32>
    }
  }
  return
}
