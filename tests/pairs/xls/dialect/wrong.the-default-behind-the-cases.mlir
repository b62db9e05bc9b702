func.func @f(%s: i2, %a: i8, %b: i8, %c: i8, %d: i8) -> i8 {
  %r = xls.sel %s in [%a, %b, %c] else %d : (i2, [i8, i8, i8], i8) -> i8
  return %r : i8
}

// -----

func.func @f(%s: i2, %a: i8, %b: i8, %c: i8, %d: i8) -> i8 {
  %r = "xls.sel"(%s, %a, %b, %c, %d) <{operandSegmentSizes = array<i32: 1, 1, 3>}> : (i2, i8, i8, i8, i8) -> i8
  return %r : i8
}

// expect: different
