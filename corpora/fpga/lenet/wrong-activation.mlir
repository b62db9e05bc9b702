func.func @kernel(%x: memref<8x8xi8>, %w: memref<2x5x5xi8>, %f: memref<3x2x2x2xi8>, %y: memref<3xi32>) {
  %zero = arith.constant 0 : i32
  // Each convolution goes straight into its pool, which begins at the activation's zero.
  %pool = memref.alloc() : memref<2x2x2xi32>
  %lowest = arith.constant -5 : i32
  affine.for %o = 0 to 2 {
    affine.for %i = 0 to 2 {
      affine.for %j = 0 to 2 {
        affine.store %lowest, %pool[%o, %i, %j] : memref<2x2x2xi32>
        affine.for %di = 0 to 2 {
        affine.for %dj = 0 to 2 {
        %sum = affine.for %k = 0 to 5 iter_args(%s0 = %zero) -> i32 {
          %row = affine.for %l = 0 to 5 iter_args(%s = %s0) -> i32 {
            %v = affine.load %x[%i * 2 + %di + %k, %j * 2 + %dj + %l] : memref<8x8xi8>
            %e = affine.load %w[%o, %k, %l] : memref<2x5x5xi8>
            %v32 = arith.extsi %v : i8 to i32
            %e32 = arith.extsi %e : i8 to i32
            %p = arith.muli %v32, %e32 : i32
            %n = arith.addi %s, %p : i32
            affine.yield %n : i32
          }
          affine.yield %row : i32
        }
        %most = affine.load %pool[%o, %i, %j] : memref<2x2x2xi32>
        %m = arith.maxsi %most, %sum : i32
        affine.store %m, %pool[%o, %i, %j] : memref<2x2x2xi32>
        }
        }
      }
    }
  }
  affine.for %o = 0 to 3 {
    %sum = affine.for %ch = 0 to 2 iter_args(%s0 = %zero) -> i32 {
      %s3 = affine.for %i = 0 to 2 iter_args(%s1 = %s0) -> i32 {
        %s2 = affine.for %j = 0 to 2 iter_args(%s = %s1) -> i32 {
          %v = affine.load %pool[%ch, %i, %j] : memref<2x2x2xi32>
          %e = affine.load %f[%o, %ch, %i, %j] : memref<3x2x2x2xi8>
          %e32 = arith.extsi %e : i8 to i32
          %p = arith.muli %v, %e32 : i32
          %n = arith.addi %s, %p : i32
          affine.yield %n : i32
        }
        affine.yield %s2 : i32
      }
      affine.yield %s3 : i32
    }
    affine.store %sum, %y[%o] : memref<3xi32>
  }
  memref.dealloc %pool : memref<2x2x2xi32>
  return
}
