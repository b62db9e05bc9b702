// options: --accept reassociated --accept real --accept real-any-precision
func.func @f(%X: memref<4x8xf32>, %Y: memref<8x4xf32>, %Z: memref<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %s = affine.for %k = 0 to 8 iter_args(%sum = %zero) -> (f32) {
        %x = affine.load %X[%i, %k] : memref<4x8xf32>
        %y = affine.load %Y[%k, %j] : memref<8x4xf32>
        %p = arith.mulf %x, %y : f32
        %next = arith.addf %sum, %p : f32
        affine.yield %next : f32
      }
      affine.store %s, %Z[%i, %j] : memref<4x4xf32>
    }
  }
  return
}
// -----
func.func @f(%X: memref<4x8xf32>, %Y: memref<8x4xf32>, %Z: memref<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %P = memref.alloc() : memref<2x4x4xf32>
  affine.for %h = 0 to 2 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        %s = affine.for %k = 0 to 4 iter_args(%sum = %zero) -> (f32) {
          %x = affine.load %X[%i, %h * 4 + %k] : memref<4x8xf32>
          %y = affine.load %Y[%h * 4 + %k, %j] : memref<8x4xf32>
          %p = arith.mulf %x, %y : f32
          %next = arith.addf %sum, %p : f32
          affine.yield %next : f32
        }
        affine.store %s, %P[%h, %i, %j] : memref<2x4x4xf32>
      }
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %a = affine.load %P[0, %i, %j] : memref<2x4x4xf32>
      %b = affine.load %P[0, %i, %j] : memref<2x4x4xf32>
      %c = arith.addf %a, %b : f32
      affine.store %c, %Z[%i, %j] : memref<4x4xf32>
    }
  }
  return
}
// expect: different
