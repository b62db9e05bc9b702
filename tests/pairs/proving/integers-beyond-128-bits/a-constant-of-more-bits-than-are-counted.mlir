func.func @f(%a: i70000) -> i70000 {
  %c = arith.constant 1 : i70000
  %r = arith.andi %a, %c : i70000
  return %r : i70000
}
// -----
func.func @f(%a: i70000) -> i70000 {
  %c = arith.constant 1 : i70000
  %r = arith.andi %c, %a : i70000
  return %r : i70000
}
// expect: unknown unsupported
