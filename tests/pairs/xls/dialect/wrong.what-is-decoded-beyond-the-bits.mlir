func.func @f(%a: i4, %b: i4) -> i8 {
  %r = xls.decode %a {width = 8 : i64} : (i4) -> i8
  return %r : i8
}

// -----

func.func @f(%a: i4, %b: i4) -> i8 {
  %e = arith.extui %a : i4 to i8
  %w = arith.constant 8 : i8
  %i = arith.cmpi ult, %e, %w : i8
  %l = arith.constant 7 : i8
  %s = arith.select %i, %e, %l : i8
  %o = arith.constant 1 : i8
  %h = arith.shli %o, %s : i8
  %z = arith.constant 1 : i8
  %r = arith.select %i, %h, %z : i8
  return %r : i8
}

// expect: different
