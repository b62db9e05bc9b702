func.func @kernel(%Q: memref<8x4xf32>, %K: memref<8x4xf32>, %V: memref<8x4xf32>, %O: memref<8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %p = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %s = affine.for %d = 0 to 4 iter_args(%acc = %zero) -> f32 {
        %q = affine.load %Q[%i, %d] : memref<8x4xf32>
        %k = affine.load %K[%j, %d] : memref<8x4xf32>
        %m = arith.mulf %q, %k : f32
        %n = arith.addf %acc, %m : f32
        affine.yield %n : f32
      }
      affine.store %s, %p[%j] : memref<8xf32>
    }
    %max = affine.for %j = 0 to 8 iter_args(%acc = %least) -> f32 {
      %s = affine.load %p[%j] : memref<8xf32>
      %n = arith.maximumf %acc, %s : f32
      affine.yield %n : f32
    }
    %sum = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
      %s = affine.load %p[%j] : memref<8xf32>
      %c = arith.subf %s, %max : f32
      %e = math.exp %c : f32
      affine.store %e, %p[%j] : memref<8xf32>
      %n = arith.addf %acc, %e : f32
      affine.yield %n : f32
    }
    affine.for %d = 0 to 4 {
      %weighted = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
        %e = affine.load %p[%j] : memref<8xf32>
        %w = arith.divf %e, %sum : f32
        %y = affine.load %V[%j, %d] : memref<8x4xf32>
        %m = arith.mulf %w, %y : f32
        %n = arith.addf %acc, %m : f32
        affine.yield %n : f32
      }
      affine.store %weighted, %O[%i, %d] : memref<8x4xf32>
    }
  }
  memref.dealloc %p : memref<8xf32>
  return
}
