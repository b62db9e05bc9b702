func.func @f() -> vector<i1> {
  %r = vector.constant_mask [1] : vector<i1>
  return %r : vector<i1>
}
// -----
func.func @f() -> vector<i1> {
  %r = arith.constant dense<true> : vector<i1>
  return %r : vector<i1>
}
// expect: equivalent bitwise
