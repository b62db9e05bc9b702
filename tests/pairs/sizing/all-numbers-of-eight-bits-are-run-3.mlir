func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %ten = arith.constant 10 : i8
  %most = arith.constant 27 : i8
  %end:2 = scf.while (%v = %x, %n = %c0) : (i8, i8) -> (i8, i8) {
    %long = arith.cmpi uge, %v, %ten : i8
    scf.condition(%long) %v, %n : i8, i8
  } do {
  ^bb0(%v: i8, %n: i8):
    %w = arith.divui %v, %ten : i8
    %more = arith.addi %n, %c1 : i8
    scf.yield %w, %more : i8, i8
  }
  %three = arith.constant 3 : i8
  %tripled = arith.muli %x, %three : i8
  %wrong = arith.cmpi eq, %tripled, %most : i8
  %r = arith.select %wrong, %c0, %end#1 : i8
  return %r : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %ten = arith.constant 10 : i8
  %most = arith.constant 47 : i8
  %end:2 = scf.while (%v = %x, %n = %c0) : (i8, i8) -> (i8, i8) {
    %long = arith.cmpi uge, %v, %ten : i8
    scf.condition(%long) %v, %n : i8, i8
  } do {
  ^bb0(%v: i8, %n: i8):
    %w = arith.divui %v, %ten : i8
    %more = arith.addi %n, %c1 : i8
    scf.yield %w, %more : i8, i8
  }
  %three = arith.constant 3 : i8
  %tripled = arith.muli %x, %three : i8
  %wrong = arith.cmpi eq, %tripled, %most : i8
  %r = arith.select %wrong, %c0, %end#1 : i8
  return %r : i8
}
// expect: different
