func.func @f(%d: memref<6xi32>, %H: memref<4xf32>, %w: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    %k = affine.load %d[%i] : memref<6xi32>
    %z = arith.constant 0 : i32
    %m = arith.constant 3 : i32
    %k1 = arith.maxsi %k, %z : i32
    %k2 = arith.minsi %k1, %m : i32
    %r = arith.index_cast %k2 : i32 to index
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
// expect: different
