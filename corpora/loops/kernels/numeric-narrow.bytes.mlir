// Sums and comparisons of bytes in wider integers.
func.func @narrow(%A: memref<7xi8>, %B: memref<7xi8>, %C: memref<7xi32>, %D: memref<7xi32>) {
  affine.for %i = 0 to 7 {
    %a = affine.load %A[%i] : memref<7xi8>
    %b = affine.load %B[%i] : memref<7xi8>
    %x = arith.extui %a : i8 to i32
    %y = arith.extui %b : i8 to i32
    %s = arith.addi %x, %y : i32
    %one = arith.constant 1 : i32
    %m = arith.shrui %s, %one : i32
    %p = arith.muli %x, %y : i32
    %less = arith.cmpi slt, %m, %p : i32
    %r = arith.select %less, %m, %p : i32
    %bound = arith.constant 255 : i32
    %c = arith.minsi %r, %bound : i32
    affine.store %c, %C[%i] : memref<7xi32>
    affine.store %s, %D[%i] : memref<7xi32>
  }
  return
}
