func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %m = arith.constant 5 : i8
  %d = arith.constant 3 : i8
  %l = arith.constant 9 : i8
  %r:2 = scf.while (%v = %x, %n = %c0) : (i8, i8) -> (i8, i8) {
    %g = arith.cmpi ult, %n, %l : i8
    scf.condition(%g) %v, %n : i8, i8
  } do {
  ^bb0(%v: i8, %n: i8):
    %p = arith.muli %v, %m : i8
    %w = arith.addi %p, %d : i8
    %o = arith.andi %w, %c1 : i8
    %s = arith.addi %o, %c1 : i8
    %k = arith.addi %n, %s : i8
    scf.yield %w, %k : i8, i8
  }
  return %r#0 : i8
}
// -----
func.func @f(%x: i8) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %m = arith.constant 5 : i8
  %d = arith.constant 3 : i8
  %l = arith.constant 10 : i8
  %r:2 = scf.while (%v = %x, %n = %c0) : (i8, i8) -> (i8, i8) {
    %g = arith.cmpi ult, %n, %l : i8
    scf.condition(%g) %v, %n : i8, i8
  } do {
  ^bb0(%v: i8, %n: i8):
    %p = arith.muli %v, %m : i8
    %w = arith.addi %p, %d : i8
    %o = arith.andi %w, %c1 : i8
    %s = arith.addi %o, %c1 : i8
    %k = arith.addi %n, %s : i8
    scf.yield %w, %k : i8, i8
  }
  return %r#0 : i8
}
// expect: different
