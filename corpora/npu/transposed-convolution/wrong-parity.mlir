func.func @kernel(%x: memref<3x3xf32>, %w: memref<4x4xf32>, %y: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %pi = 0 to 2 {
    affine.for %pj = 0 to 2 {
      // A filter of two by two for each of the four parities.
      affine.for %a = 0 to 4 {
        affine.for %b = 0 to 4 {
          %sum = affine.for %u = 0 to 2 iter_args(%outer = %zero) -> f32 {
            %row = affine.for %v = 0 to 2 iter_args(%s = %outer) -> f32 {
              %n = affine.if affine_set<(d0, d1, d2, d3) : (d0 - d1 >= 0, 2 - d0 + d1 >= 0, d2 - d3 >= 0, 2 - d2 + d3 >= 0)>(%a, %u, %b, %v) -> f32 {
                %e = affine.load %x[%a - %u, %b - %v] : memref<3x3xf32>
                %f = affine.load %w[%u * 2 + %pj, %v * 2 + %pi] : memref<4x4xf32>
                %p = arith.mulf %e, %f : f32
                %m = arith.addf %s, %p : f32
                affine.yield %m : f32
              } else {
                affine.yield %s : f32
              }
              affine.yield %n : f32
            }
            affine.yield %row : f32
          }
          affine.store %sum, %y[%a * 2 + %pi, %b * 2 + %pj] : memref<8x8xf32>
        }
      }
    }
  }
  return
}
