func.func @f(%a: i4, %b: i4) -> i1 {
  %r = xls.slt %a, %b : (i4, i4) -> i1
  return %r : i1
}

// -----

func.func @f(%a: i4, %b: i4) -> i1 {
  %r = arith.cmpi slt, %b, %a : i4
  return %r : i1
}

// expect: different
