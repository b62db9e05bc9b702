func.func @f(%a: i4, %b: i4) -> i8 {
  %r = xls.concat %a, %b : (i4, i4) -> i8
  return %r : i8
}

// -----

func.func @f(%a: i4, %b: i4) -> i8 {
  %c = arith.extui %b : i4 to i8
  %d = arith.extui %a : i4 to i8
  %n = arith.constant 4 : i8
  %s = arith.shli %c, %n : i8
  %r = arith.ori %s, %d : i8
  return %r : i8
}

// expect: different
