func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %n = arith.constant 64 : i32
  %r = aievec.shift %a, %b, %n {isAcc = false} : vector<16xi32>, vector<16xi32>, i32, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  return %b : vector<16xi32>
}
// expect: equivalent
