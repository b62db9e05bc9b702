func.func @f(%n: i32) -> i32 {
  %o = arith.constant 1 : i32
  %t = arith.constant 3 : i32
  %z = arith.constant 0 : i32
  %r:2 = scf.while (%x = %n, %s = %z) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi sgt, %x, %o : i32
    scf.condition(%c) %x, %s : i32, i32
  } do {
  ^bb0(%x: i32, %s: i32):
    %l = arith.andi %x, %o : i32
    %even = arith.cmpi eq, %l, %z : i32
    %h = arith.shrsi %x, %o : i32
    %m = arith.muli %x, %t : i32
    %u = arith.addi %m, %o : i32
    %w = arith.select %even, %h, %u : i32
    %p = arith.addi %s, %o : i32
    scf.yield %w, %p : i32, i32
  }
  return %r#1 : i32
}
// -----
func.func @f(%n: i32) -> i32 {
  %o = arith.constant 1 : i32
  %t = arith.constant 3 : i32
  %z = arith.constant 0 : i32
  %k = arith.constant 110 : i32
  %r:2 = scf.while (%x = %n, %s = %z) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi sgt, %x, %o : i32
    %d = arith.cmpi slt, %s, %k : i32
    %e = arith.andi %c, %d : i1
    scf.condition(%e) %x, %s : i32, i32
  } do {
  ^bb0(%x: i32, %s: i32):
    %l = arith.andi %x, %o : i32
    %even = arith.cmpi eq, %l, %z : i32
    %h = arith.shrsi %x, %o : i32
    %m = arith.muli %x, %t : i32
    %u = arith.addi %m, %o : i32
    %w = arith.select %even, %h, %u : i32
    %p = arith.addi %s, %o : i32
    scf.yield %w, %p : i32, i32
  }
  return %r#1 : i32
}
// expect: different
