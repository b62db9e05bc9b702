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
