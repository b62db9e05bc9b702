func.func @f(%a: i4, %b: i4) -> i2 {
  %r = xls.bit_slice %a {start = 1 : i64, width = 2 : i64} : (i4) -> i2
  return %r : i2
}

// -----

func.func @f(%a: i4, %b: i4) -> i2 {
  %n = arith.constant 1 : i4
  %s = arith.shrui %a, %n : i4
  %r = arith.trunci %s : i4 to i2
  return %r : i2
}

// expect: equivalent
