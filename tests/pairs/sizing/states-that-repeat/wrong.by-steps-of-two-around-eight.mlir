func.func @f(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %m = arith.andi %x, %c7 : i32
  %r = scf.while (%v = %m) : (i32) -> i32 {
    %p = arith.cmpi ne, %v, %c0 : i32
    scf.condition(%p) %v : i32
  } do {
  ^bb0(%v: i32):
    %w = arith.subi %v, %c1 : i32
    scf.yield %w : i32
  }
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %m = arith.andi %x, %c7 : i32
  %r = scf.while (%v = %m) : (i32) -> i32 {
    %p = arith.cmpi ne, %v, %c0 : i32
    scf.condition(%p) %v : i32
  } do {
  ^bb0(%v: i32):
    %u = arith.addi %v, %c2 : i32
    %w = arith.andi %u, %c7 : i32
    scf.yield %w : i32
  }
  return %r : i32
}
// expect: different
