func.func @f(%a: i4, %b: i4) -> i5 {
  %r = xls.one_hot %a {lsb_prio = true} : (i4) -> i5
  return %r : i5
}

// -----

func.func @f(%a: i4, %b: i4) -> i5 {
  %r = xls.one_hot %a {lsb_prio = false} : (i4) -> i5
  return %r : i5
}

// expect: different
