func.func @f(%a: i4, %b: i4) -> i4 {
  %r = xls.umod %a, %b : i4
  return %r : i4
}

// -----

func.func @f(%a: i4, %b: i4) -> i4 {
  %z = arith.constant 0 : i4
  %o = arith.constant 1 : i4
  %q = arith.cmpi eq, %b, %z : i4
  %s = arith.select %q, %o, %b : i4
  %d = arith.remui %a, %s : i4
  %k = arith.addi %a, %z : i4
  %r = arith.select %q, %k, %d : i4
  return %r : i4
}

// expect: different
