func.func @kernel(%x: memref<3x8xi32>, %w: memref<8x6xi32>, %y: memref<3x6xi32>) {
  %zero = arith.constant 0 : i32
  // Six arrays of four rows and two columns; the sums of the two that share columns are added outside of them.
  %part = memref.alloc() : memref<2x3x6xi32>
  affine.for %rows = 0 to 2 {
    affine.for %columns = 0 to 3 {
      affine.for %m = 0 to 3 {
        affine.for %n = 0 to 2 {
          %sum = affine.for %k = 0 to 4 iter_args(%s = %zero) -> i32 {
            %a = affine.load %x[%m, %rows * 4 + %k] : memref<3x8xi32>
            %b = affine.load %w[%rows * 4 + %k, %columns * 2 + %n] : memref<8x6xi32>
            %p = arith.muli %a, %b : i32
            %t = arith.addi %s, %p : i32
            affine.yield %t : i32
          }
          affine.store %sum, %part[%rows, %m, %columns * 2 + %n] : memref<2x3x6xi32>
        }
      }
    }
  }
  affine.for %m = 0 to 3 {
    affine.for %n = 0 to 6 {
      %p = affine.load %part[0, %m, %n] : memref<2x3x6xi32>
      %q = affine.load %part[1, %m, %n] : memref<2x3x6xi32>
      %s = arith.addi %p, %q : i32
      affine.store %s, %y[%m, %n] : memref<3x6xi32>
    }
  }
  memref.dealloc %part : memref<2x3x6xi32>
  return
}
