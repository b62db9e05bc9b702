func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %c = aievec.concat %a, %b : vector<16xi32>, vector<32xi32>
  %r = aievec.ext %c {index = 0 : i8} : vector<32xi32>, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  return %b : vector<16xi32>
}
// expect: different
