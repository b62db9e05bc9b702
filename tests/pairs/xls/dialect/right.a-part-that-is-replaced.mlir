func.func @f(%a: i4, %b: i4, %c: i4) -> i4 {
  %k = arith.constant 0 : i4
  %r = "xls.bit_slice_update"(%a, %k, %c) : (i4, i4, i4) -> i4
  return %r : i4
}

// -----

func.func @f(%a: i4, %b: i4, %c: i4) -> i4 {
  return %c : i4
}

// expect: equivalent
