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
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 4 iter_args(%s = %zero) -> i32 {
        // Both banks are read in one step.
        %l0 = affine.load %bank0[%i, %k] : memref<8x4xi32>
        %l1 = affine.load %bank1[%i, %k] : memref<8x4xi32>
        %r0 = affine.load %b[%k * 2, %j] : memref<8x8xi32>
        %r1 = affine.load %b[%k * 2 + 1, %j] : memref<8x8xi32>
        %p0 = arith.muli %l0, %r0 : i32
        %p1 = arith.muli %l1, %r1 : i32
        %both = arith.addi %p0, %p1 : i32
        %n = arith.addi %s, %both : i32
        affine.yield %n : i32
      }
      affine.store %sum, %c[%i, %j] : memref<8x8xi32>
    }
  }
  memref.dealloc %bank0 : memref<8x4xi32>
  memref.dealloc %bank1 : memref<8x4xi32>
  return
}
