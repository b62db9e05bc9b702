// options: --domain fingerprint --accept real
// A matrix product in which two of four consecutive elements of each row of the left matrix are kept, with where they
// were, in 2 bits.
func.func @f(%kept: memref<2x4xf32>, %where: memref<2x4xi2>, %b: memref<8x3xf32>, %c: memref<2x3xf32>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      affine.for %g = 0 to 2 {
        affine.for %n = 0 to 2 {
          %a = affine.load %kept[%i, %g * 2 + %n] : memref<2x4xf32>
          %w = affine.load %where[%i, %g * 2 + %n] : memref<2x4xi2>
          %o = arith.index_castui %w : i2 to index
          %four = arith.constant 4 : index
          %base = arith.muli %g, %four : index
          %k = arith.addi %base, %o : index
          %x = memref.load %b[%k, %j] : memref<8x3xf32>
          %p = arith.mulf %a, %x : f32
          %s = affine.load %c[%i, %j] : memref<2x3xf32>
          %t = arith.addf %s, %p : f32
          affine.store %t, %c[%i, %j] : memref<2x3xf32>
        }
      }
    }
  }
  return
}
// -----
// The same with the four rows of the right matrix that a pair may mean as a tile of their own.
func.func @f(%kept: memref<2x4xf32>, %where: memref<2x4xi2>, %b: memref<8x3xf32>, %c: memref<2x3xf32>) {
  affine.for %g = 0 to 2 {
    %tile = memref.alloc() : memref<4x3xf32>
    affine.for %k = 0 to 4 {
      affine.for %j = 0 to 3 {
        %x = affine.load %b[%g * 4 + %k, %j] : memref<8x3xf32>
        affine.store %x, %tile[%k, %j] : memref<4x3xf32>
      }
    }
    affine.for %i = 0 to 2 {
      affine.for %j = 0 to 3 {
        affine.for %n = 0 to 2 {
          %a = affine.load %kept[%i, %g * 2 + %n] : memref<2x4xf32>
          %w = affine.load %where[%i, %g * 2 + %n] : memref<2x4xi2>
          %k = arith.index_castui %w : i2 to index
          %x = memref.load %tile[%k, %j] : memref<4x3xf32>
          %p = arith.mulf %a, %x : f32
          %s = affine.load %c[%i, %j] : memref<2x3xf32>
          %t = arith.addf %s, %p : f32
          affine.store %t, %c[%i, %j] : memref<2x3xf32>
        }
      }
    }
    memref.dealloc %tile : memref<4x3xf32>
  }
  return
}
// expect: equivalent bitwise
