// Cores take a band each, and read and write with channels first.
func.func @kernel(%x: memref<4x8x6xf32>, %w: memref<4x5xf32>, %y: memref<5x8x6xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.parallel (%band) = (0) to (4) {
    affine.for %f = 0 to 5 {
      affine.for %i = 0 to 2 {
        affine.for %j = 0 to 6 {
          %sum = affine.for %c = 0 to 4 iter_args(%s = %zero) -> (f32) {
            %a = affine.load %x[%c, %band * 2 + %i, %j] : memref<4x8x6xf32>
            %b = affine.load %w[%c, %f] : memref<4x5xf32>
            %p = arith.mulf %a, %b : f32
            %n = arith.addf %s, %p : f32
            affine.yield %n : f32
          }
          affine.store %sum, %y[%f, %band * 2 + %i, %j] : memref<5x8x6xf32>
        }
      }
    }
  }
  return
}
