func.func @f() -> index {
  %s = vector.vscale
  return %s : index
}
// -----
func.func @f() -> index {
  %s = arith.constant 2 : index
  return %s : index
}
// expect: different
