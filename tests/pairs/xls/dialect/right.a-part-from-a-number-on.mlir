func.func @f(%a: i4, %b: i4) -> i2 {
  %r = "xls.dynamic_bit_slice"(%a, %b) {width = 2 : i64} : (i4, i4) -> i2
  return %r : i2
}

// -----

func.func @f(%a: i4, %b: i4) -> i2 {
  %w = arith.constant 4 : i4
  %l = arith.constant 3 : i4
  %i = arith.cmpi ult, %b, %w : i4
  %s = arith.select %i, %b, %l : i4
  %h = arith.shrui %a, %s : i4
  %k = arith.constant 0 : i4
  %r = arith.select %i, %h, %k : i4
  %t = arith.trunci %r : i4 to i2
  return %t : i2
}

// expect: equivalent
