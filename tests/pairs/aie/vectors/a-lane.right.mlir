func.func @f(%a: vector<16xi32>) -> i32 {
  %i = arith.constant 3 : i32
  %r = aievec.ext_elem %a, %i : vector<16xi32>, i32, i32
  return %r : i32
}
// -----
func.func @f(%a: vector<16xi32>) -> i32 {
  %r = vector.extract %a[3] : i32 from vector<16xi32>
  return %r : i32
}
// expect: equivalent
