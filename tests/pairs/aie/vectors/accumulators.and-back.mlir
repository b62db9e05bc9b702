func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  %x = aievec.cast %a {isResAcc = true} : vector<16xi32>, vector<16xi32>
  %r = aievec.cast %x {isResAcc = false} : vector<16xi32>, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  return %a : vector<16xi32>
}
// expect: equivalent
