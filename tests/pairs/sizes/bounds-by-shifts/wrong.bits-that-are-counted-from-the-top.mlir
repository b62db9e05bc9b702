func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%v = %x, %s = %c0) : (i32, i32) -> (i32, i32) {
    %p = arith.cmpi ne, %v, %c0 : i32
    scf.condition(%p) %v, %s : i32, i32
  } do {
  ^bb0(%v: i32, %s: i32):
    %b = arith.andi %v, %c1 : i32
    %t = arith.addi %s, %b : i32
    %w = arith.shrui %v, %c1 : i32
    scf.yield %w, %t : i32, i32
  }
  return %r#1 : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c32 = arith.constant 32 : i32
  %l = math.ctlz %x : i32
  %r = arith.subi %c32, %l : i32
  return %r : i32
}
// expect: different
