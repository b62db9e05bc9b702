func.func @f(%a: i4, %b: i4) -> i5 {
  %r = xls.one_hot %a {lsb_prio = true} : (i4) -> i5
  return %r : i5
}

// -----

func.func @f(%a: i4, %b: i4) -> i5 {
  %z = arith.constant 0 : i4
  %n = arith.subi %z, %a : i4
  %l = arith.andi %a, %n : i4
  %e = arith.extui %l : i4 to i5
  %q = arith.cmpi eq, %a, %z : i4
  %t = arith.constant 16 : i5
  %r = arith.select %q, %t, %e : i5
  return %r : i5
}

// expect: equivalent
