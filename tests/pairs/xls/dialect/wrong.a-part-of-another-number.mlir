func.func @f(%a: i4, %b: i4, %c: i4) -> i4 {
  %r = "xls.bit_slice_update"(%a, %b, %c) : (i4, i4, i4) -> i4
  return %r : i4
}

// -----

func.func @f(%a: i4, %b: i4, %c: i4) -> i4 {
  %r = "xls.bit_slice_update"(%b, %a, %c) : (i4, i4, i4) -> i4
  return %r : i4
}

// expect: different
