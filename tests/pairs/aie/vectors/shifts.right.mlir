func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %n = arith.constant 12 : i32
  %r = aievec.shift %a, %b, %n {isAcc = false} : vector<16xi32>, vector<16xi32>, i32, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = vector.shuffle %a, %b [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] : vector<16xi32>, vector<16xi32>
  return %r : vector<16xi32>
}
// expect: equivalent
