func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %w = arith.extsi %x : i32 to i64
  %m = arith.constant 1518500250 : i64
  %half = arith.constant 68719476736 : i64
  %s = arith.constant 37 : i64
  %p = arith.muli %w, %m : i64
  %q = arith.addi %p, %half : i64
  %t = arith.shrsi %q, %s : i64
  %r = arith.trunci %t : i64 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %c0_ = arith.constant 0 : i32
  %c5_ = arith.constant 5 : i32
  %c27_ = arith.constant 27 : i32
  %half_ = arith.constant 16 : i32
  %m = arith.constant 1518500250 : i32
  %low, %high = arith.mulsi_extended %x, %m : i32
  %c5 = arith.addi %c5_, %c0_ : i32
  %c27 = arith.addi %c27_, %c0_ : i32
  %half = arith.addi %half_, %c0_ : i32
  %bump = arith.addi %high, %half : i32
  %r = arith.shrsi %bump, %c5 : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
