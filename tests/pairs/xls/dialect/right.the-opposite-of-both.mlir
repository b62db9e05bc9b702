func.func @f(%a: i4, %b: i4) -> i4 {
  %r = xls.nand %a, %b : i4
  return %r : i4
}

// -----

func.func @f(%a: i4, %b: i4) -> i4 {
  %t = arith.andi %a, %b : i4
  %m = arith.constant -1 : i4
  %r = arith.xori %t, %m : i4
  return %r : i4
}

// expect: equivalent
