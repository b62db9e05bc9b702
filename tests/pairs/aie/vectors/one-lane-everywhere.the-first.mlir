func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.broadcast %a {idx = 2 : i8} : vector<16xi32>, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  %x = vector.extract %a[0] : i32 from vector<16xi32>
  %r = vector.broadcast %x : i32 to vector<16xi32>
  return %r : vector<16xi32>
}
// expect: different
