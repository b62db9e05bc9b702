// Stride 2 along rows, dilation 2 along columns, written as affine loops.
func.func @convolution(%input: memref<1x3x9x8xf64>, %filter: memref<2x3x3x2xf64>, %output: memref<1x2x4x6xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %n = 0 to 1 {
    affine.for %f = 0 to 2 {
      affine.for %y = 0 to 4 {
        affine.for %x = 0 to 6 {
          affine.store %zero, %output[%n, %f, %y, %x] : memref<1x2x4x6xf64>
          affine.for %c = 0 to 3 {
            affine.for %ky = 0 to 3 {
              affine.for %kx = 0 to 2 {
                %i = affine.load %input[%n, %c, %y * 2 + %ky, %x + %kx * 2] : memref<1x3x9x8xf64>
                %w = affine.load %filter[%f, %c, %ky, %kx] : memref<2x3x3x2xf64>
                %o = affine.load %output[%n, %f, %y, %x] : memref<1x2x4x6xf64>
                %p = arith.mulf %i, %w : f64
                %s = arith.addf %o, %p : f64
                affine.store %s, %output[%n, %f, %y, %x] : memref<1x2x4x6xf64>
              }
            }
          }
        }
      }
    }
  }
  return
}
