func.func @f(%a: i4, %b: i4) -> i4 {
  %r = xls.shra %a, %b : i4
  return %r : i4
}

// -----

func.func @f(%a: i4, %b: i4) -> i4 {
  %w = arith.constant 4 : i4
  %l = arith.constant 3 : i4
  %i = arith.cmpi ult, %b, %w : i4
  %s = arith.select %i, %b, %l : i4
  %h = arith.shrsi %a, %s : i4
  %k = arith.shrsi %a, %l : i4
  %r = arith.select %i, %h, %k : i4
  return %r : i4
}

// expect: equivalent
