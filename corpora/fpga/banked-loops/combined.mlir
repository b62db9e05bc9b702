func.func @kernel(%a: memref<8x8xi32>, %b: memref<8x8xi32>, %c: memref<8x8xi32>) {
  %zero = arith.constant 0 : i32
  %bank0 = memref.alloc() : memref<8x4xi32>
  %bank1 = memref.alloc() : memref<8x4xi32>
  affine.for %i = 0 to 8 {
    affine.for %k = 0 to 4 {
      %v = affine.load %a[%i, %k * 2] : memref<8x8xi32>
      affine.store %v, %bank0[%i, %k] : memref<8x4xi32>
      %w = affine.load %a[%i, %k * 2 + 1] : memref<8x8xi32>
      affine.store %w, %bank1[%i, %k] : memref<8x4xi32>
    }
  }
  // Two loops at once, each over one bank, and their sums combined.
  %part = memref.alloc() : memref<2x8x8xi32>
  affine.parallel (%t) = (0) to (2) {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 8 {
        %sum = affine.for %k = 0 to 4 iter_args(%s = %zero) -> i32 {
          %first = affine.load %bank0[%i, %k] : memref<8x4xi32>
          %second = affine.load %bank1[%i, %k] : memref<8x4xi32>
          %l = affine.if affine_set<(d0) : (d0 == 0)>(%t) -> i32 {
            affine.yield %first : i32
          } else {
            affine.yield %second : i32
          }
          %r = affine.load %b[%k * 2 + %t, %j] : memref<8x8xi32>
          %p = arith.muli %l, %r : i32
          %n = arith.addi %s, %p : i32
          affine.yield %n : i32
        }
        affine.store %sum, %part[%t, %i, %j] : memref<2x8x8xi32>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %p = affine.load %part[0, %i, %j] : memref<2x8x8xi32>
      %q = affine.load %part[1, %i, %j] : memref<2x8x8xi32>
      %s = arith.addi %p, %q : i32
      affine.store %s, %c[%i, %j] : memref<8x8xi32>
    }
  }
  memref.dealloc %part : memref<2x8x8xi32>
  memref.dealloc %bank0 : memref<8x4xi32>
  memref.dealloc %bank1 : memref<8x4xi32>
  return
}
