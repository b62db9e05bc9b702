func.func @f() -> index {
  %v = vector.vscale
  return %v : index
}
// -----
func.func @f() -> index attributes {arm_streaming} {
  %v = vector.vscale
  return %v : index
}
// expect: unknown unsupported
