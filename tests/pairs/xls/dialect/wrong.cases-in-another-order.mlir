func.func @f(%s: i2, %a: i8, %b: i8, %c: i8, %d: i8) -> i8 {
  %r = xls.sel %s in [%a, %b, %c] else %d : (i2, [i8, i8, i8], i8) -> i8
  return %r : i8
}

// -----

func.func @f(%s: i2, %a: i8, %b: i8, %c: i8, %d: i8) -> i8 {
  %k2 = arith.constant 2 : i2
  %q2 = arith.cmpi eq, %s, %k2 : i2
  %x2 = arith.select %q2, %c, %d : i8
  %k1 = arith.constant 1 : i2
  %q1 = arith.cmpi eq, %s, %k1 : i2
  %x1 = arith.select %q1, %a, %x2 : i8
  %k0 = arith.constant 0 : i2
  %q0 = arith.cmpi eq, %s, %k0 : i2
  %x0 = arith.select %q0, %b, %x1 : i8
  return %x0 : i8
}

// expect: different
