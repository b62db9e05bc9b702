func.func @f(%a: !ltl.sequence) -> !ltl.sequence {
  return %a : !ltl.sequence
}
// -----
func.func @f(%a: i61) -> i61 {
  return %a : i61
}
// expect: unknown promise
