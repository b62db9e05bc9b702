func.func @f(%a: i4, %b: i4) -> i4 {
  %r = xls.add %a, %b {foo = 1 : i64} : i4
  return %r : i4
}

// -----

func.func @f(%a: i4, %b: i4) -> i4 {
  %r = arith.addi %a, %b : i4
  return %r : i4
}

// expect: unknown unsupported
