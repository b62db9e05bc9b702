// A product by a fixed-point multiplier, rounded, shifted, moved by a zero point and clamped to a byte.
func.func @requantize(%A: memref<6xi32>, %M: memref<6xi32>, %B: memref<6xi8>) {
  %half = arith.constant 68719476736 : i64
  %shift = arith.constant 37 : i64
  %zero_point = arith.constant -3 : i32
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  affine.for %i = 0 to 6 {
    %a = affine.load %A[%i] : memref<6xi32>
    %m = affine.load %M[%i] : memref<6xi32>
    %wide = arith.extsi %a : i32 to i64
    %multiplier = arith.extsi %m : i32 to i64
    %p = arith.muli %wide, %multiplier : i64
    %r = arith.addi %p, %half : i64
    %s = arith.shrsi %r, %shift : i64
    %n = arith.trunci %s : i64 to i32
    %z = arith.addi %n, %zero_point : i32
    %c = arith.maxsi %z, %low : i32
    %d = arith.minsi %c, %high : i32
    %b = arith.trunci %d : i32 to i8
    affine.store %b, %B[%i] : memref<6xi8>
  }
  return
}
