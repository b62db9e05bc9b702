func.func @f(%n: i8) -> i8 {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %r:2 = scf.while (%i = %n, %k = %z) : (i8, i8) -> (i8, i8) {
    %c = arith.cmpi ne, %i, %z : i8
    scf.condition(%c) %i, %k : i8, i8
  } do {
  ^bb0(%i: i8, %k: i8):
    %j = arith.shrui %i, %o : i8
    %l = arith.addi %k, %o : i8
    scf.yield %j, %l : i8, i8
  }
  return %r#1 : i8
}
// -----
func.func @f(%n: i8) -> i8 {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %r:2 = scf.while (%i = %n, %k = %z) : (i8, i8) -> (i8, i8) {
    %c = arith.cmpi sgt, %i, %z : i8
    scf.condition(%c) %i, %k : i8, i8
  } do {
  ^bb0(%i: i8, %k: i8):
    %j = arith.shrui %i, %o : i8
    %l = arith.addi %k, %o : i8
    scf.yield %j, %l : i8, i8
  }
  return %r#1 : i8
}
// expect: different
