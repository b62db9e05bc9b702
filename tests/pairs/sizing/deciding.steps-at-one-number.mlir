func.func @f(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %r:2 = scf.while (%x = %n, %s = %z) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi ugt, %x, %o : i32
    scf.condition(%c) %x, %s : i32, i32
  } do {
  ^bb0(%x: i32, %s: i32):
    %h = arith.shrui %x, %o : i32
    %t = arith.addi %s, %o : i32
    scf.yield %h, %t : i32, i32
  }
  return %r#1 : i32
}
// -----
func.func @f(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %k = arith.constant 77777 : i32
  %r:2 = scf.while (%x = %n, %s = %z) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi ugt, %x, %o : i32
    scf.condition(%c) %x, %s : i32, i32
  } do {
  ^bb0(%x: i32, %s: i32):
    %h = arith.shrui %x, %o : i32
    %t = arith.addi %s, %o : i32
    scf.yield %h, %t : i32, i32
  }
  %e = arith.cmpi eq, %n, %k : i32
  %q = arith.select %e, %z, %r#1 : i32
  return %q : i32
}
// expect: different
