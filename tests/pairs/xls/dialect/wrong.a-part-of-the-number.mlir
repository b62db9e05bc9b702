func.func @f(%a: i4, %b: i4) -> i2 {
  %r = "xls.dynamic_bit_slice"(%a, %b) {width = 2 : i64} : (i4, i4) -> i2
  return %r : i2
}

// -----

func.func @f(%a: i4, %b: i4) -> i2 {
  %r = "xls.dynamic_bit_slice"(%b, %a) {width = 2 : i64} : (i4, i4) -> i2
  return %r : i2
}

// expect: different
