func.func @f(%a: i4, %b: i4) -> i8 {
  %r = xls.smul %a, %b : (i4, i4) -> i8
  return %r : i8
}

// -----

func.func @f(%a: i4, %b: i4) -> i8 {
  %c = arith.extsi %a : i4 to i8
  %d = arith.extsi %b : i4 to i8
  %r = arith.muli %c, %d : i8
  return %r : i8
}

// expect: equivalent
