func.func @f(%s: i2, %a: i8, %b: i8, %c: i8, %d: i8) -> i8 {
  %r = "xls.one_hot_sel"(%s, %a, %b) : (i2, i8, i8) -> i8
  return %r : i8
}

// -----

func.func @f(%s: i2, %a: i8, %b: i8, %c: i8, %d: i8) -> i8 {
  %z = arith.constant 0 : i8
  %b0 = arith.trunci %s : i2 to i1
  %one = arith.constant 1 : i2
  %h = arith.shrui %s, %one : i2
  %b1 = arith.trunci %h : i2 to i1
  %m = arith.select %b1, %b, %z : i8
  %n = arith.select %b0, %a, %z : i8
  %r = arith.ori %m, %n : i8
  return %r : i8
}

// expect: equivalent
