func.func @f(%d: memref<6xi32>, %H: memref<4xf32>, %w: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %k = affine.load %d[%i] : memref<6xi32>
    %r = arith.index_cast %k : i32 to index
    %o = memref.load %H[%r] : memref<4xf32>
    affine.store %o, %w[%i] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%d: memref<6xi32>, %H: memref<4xf32>, %w: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %k = affine.load %d[%i] : memref<6xi32>
    %r = arith.index_cast %k : i32 to index
    %o = memref.load %H[%r] : memref<4xf32>
    affine.store %o, %w[%i] : memref<6xf32>
  }
  return
}
// expect: equivalent bitwise
