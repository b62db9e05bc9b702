func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %g: i1, %h: i1, %x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %e: i1, %g: i1, %h: i1, %x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %1 = arith.andi %a, %b : i1
  %2 = arith.andi %1, %c : i1
  %3 = arith.andi %2, %d : i1
  %4 = arith.andi %3, %e : i1
  %5 = arith.andi %4, %g : i1
  %6 = arith.andi %5, %h : i1
  cf.cond_br %6, ^p, ^q
^p:
  return %z : i32
^q:
  return %x : i32
}
// expect: different
