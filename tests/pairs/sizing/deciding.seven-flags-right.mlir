func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %x: i32) -> i32 {
  %1 = arith.andi %a, %b : i1
  %2 = arith.andi %1, %c : i1
  %3 = arith.andi %2, %d : i1
  %z = arith.constant 0 : i32
  %r = arith.select %3, %z, %x : i32
  return %r : i32
}
// -----
func.func @f(%a: i1, %b: i1, %c: i1, %d: i1, %x: i32) -> i32 {
  %z = arith.constant 0 : i32
  cf.cond_br %a, ^1, ^n
^1:
  cf.cond_br %b, ^2, ^n
^2:
  cf.cond_br %c, ^3, ^n
^3:
  cf.cond_br %d, ^p, ^n
^p:
  return %z : i32
^n:
  return %x : i32
}
// expect: equivalent bitwise static
