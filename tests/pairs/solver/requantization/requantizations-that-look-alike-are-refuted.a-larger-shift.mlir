func.func @f(%x: memref<8xi8>, %y: memref<8xi8>, %m: i32) -> i8 {

  %c0 = arith.constant 0 : i32
  %zx = arith.constant 5 : i32
  %zy = arith.constant -7 : i32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %c0) -> i32 {
    %xb = affine.load %x[%i] : memref<8xi8>
    %yb = affine.load %y[%i] : memref<8xi8>
    %xw = arith.extsi %xb : i8 to i32
    %yw = arith.extsi %yb : i8 to i32
    %xd = arith.subi %xw, %zx : i32
    %yd = arith.subi %yw, %zy : i32
    %p = arith.muli %xd, %yd : i32
    %n = arith.addi %s, %p : i32
    affine.yield %n : i32
  }
  %half = arith.constant 68719476736 : i64
  %shift = arith.constant 37 : i64
  %zero_point = arith.constant -3 : i32
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %wide = arith.extsi %sum : i32 to i64
  %multiplier = arith.extsi %m : i32 to i64
  %product = arith.muli %wide, %multiplier : i64
  %rounded = arith.addi %product, %half : i64
  %shifted = arith.shrsi %rounded, %shift : i64
  %cut = arith.trunci %shifted : i64 to i32
  %moved = arith.addi %cut, %zero_point : i32
  %a = arith.maxsi %moved, %low : i32
  %b = arith.minsi %a, %high : i32
  %byte = arith.trunci %b : i32 to i8
  return %byte : i8
}
// -----
func.func @f(%x: memref<8xi8>, %y: memref<8xi8>, %m: i32) -> i8 {

  %c0 = arith.constant 0 : i32
  %zx = arith.constant 5 : i32
  %zy = arith.constant -7 : i32
  %n35 = arith.constant -280 : i32
  %all:3 = affine.for %i = 0 to 8 iter_args(%s = %n35, %sx = %c0, %sy = %c0) -> (i32, i32, i32) {
    %xb = affine.load %x[7 - %i] : memref<8xi8>
    %yb = affine.load %y[7 - %i] : memref<8xi8>
    %xw = arith.extsi %xb : i8 to i32
    %yw = arith.extsi %yb : i8 to i32
    %p = arith.muli %xw, %yw : i32
    %n = arith.addi %s, %p : i32
    %nx = arith.addi %sx, %xw : i32
    %ny = arith.addi %sy, %yw : i32
    affine.yield %n, %nx, %ny : i32, i32, i32
  }
  %tx = arith.muli %all#1, %zy : i32
  %ty = arith.muli %all#2, %zx : i32
  %d = arith.subi %all#0, %tx : i32
  %sum = arith.subi %d, %ty : i32

  %half = arith.constant 16 : i32
  %shift = arith.constant 6 : i32
  %zero_point = arith.constant -3 : i32
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %l, %h = arith.mulsi_extended %m, %sum : i32
  %rounded = arith.addi %h, %half : i32
  %cut = arith.shrsi %rounded, %shift : i32
  %moved = arith.addi %zero_point, %cut : i32
  %a = arith.minsi %moved, %high : i32
  %b = arith.maxsi %a, %low : i32
  %byte = arith.trunci %b : i32 to i8
  return %byte : i8
}
// expect: different
