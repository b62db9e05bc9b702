func.func @f(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %r:2 = scf.while (%i = %n, %k = %z) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi ne, %i, %z : i32
    scf.condition(%c) %i, %k : i32, i32
  } do {
  ^bb0(%i: i32, %k: i32):
    %j = arith.shrui %i, %o : i32
    %l = arith.addi %k, %o : i32
    scf.yield %j, %l : i32, i32
  }
  return %r#1 : i32
}
// -----
func.func @f(%n: i32) -> i32 {
  %z = arith.constant 32 : i32
  %c = math.ctlz %n : i32
  %t = arith.constant 31 : i32
  %d = arith.minsi %c, %t : i32
  %r = arith.subi %z, %d : i32
  return %r : i32
}
// expect: different
