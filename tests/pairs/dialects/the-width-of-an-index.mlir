func.func @f() -> index {
  %r = index.sizeof
  return %r : index
}
// -----
func.func @f() -> index {
  %r = index.constant 64
  return %r : index
}
// expect: equivalent
