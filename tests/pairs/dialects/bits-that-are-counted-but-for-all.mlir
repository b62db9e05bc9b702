func.func @f(%x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%a = %x, %n = %z) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi ne, %a, %z : i32
    scf.condition(%c) %a, %n : i32, i32
  } do {
  ^bb0(%a: i32, %n: i32):
    %m = arith.subi %a, %one : i32
    %b = arith.andi %a, %m : i32
    %k = arith.addi %n, %one : i32
    scf.yield %b, %k : i32, i32
  }
  return %r#1 : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c31 = arith.constant 31 : i32
  %p = math.ctpop %x : i32
  %r = arith.minui %p, %c31 : i32
  return %r : i32
}
// expect: different
