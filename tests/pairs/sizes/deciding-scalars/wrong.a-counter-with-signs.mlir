func.func @f(%x: i4) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %r:2 = scf.while (%v = %x, %n = %c0) : (i4, i8) -> (i4, i8) {
    %z = arith.constant 0 : i4
    %c = arith.cmpi ne, %v, %z : i4
    scf.condition(%c) %v, %n : i4, i8
  } do {
  ^bb0(%v: i4, %n: i8):
    %o = arith.constant 1 : i4
    %w = arith.subi %v, %o : i4
    %m = arith.addi %n, %c1 : i8
    scf.yield %w, %m : i4, i8
  }
  return %r#1 : i8
}
// -----
func.func @f(%x: i4) -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %r = arith.extsi %x : i4 to i8
  return %r : i8
}
// expect: different
