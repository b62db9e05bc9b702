func.func @f(%a: i4, %b: i4) -> i8 {
  %r = xls.zero_ext %a : (i4) -> i8
  return %r : i8
}

// -----

func.func @f(%a: i4, %b: i4) -> i8 {
  %r = arith.extsi %a : i4 to i8
  return %r : i8
}

// expect: different
