// Each element of a vector is two halves that lie side by side; a scalar beside it stays whole.
func.func @f(%a: vector<2xi16>, %b: i8) -> (vector<2xi16>, i8) {
  %c = arith.constant dense<255> : vector<2xi16>
  %low = arith.andi %a, %c : vector<2xi16>
  return %low, %b : vector<2xi16>, i8
}
// -----
func.func @f(%a: vector<2x2xi8>, %b: i8) -> (vector<2x2xi8>, i8) {
  %c = arith.constant dense<[[-1, 0], [-1, 0]]> : vector<2x2xi8>
  %low = arith.andi %a, %c : vector<2x2xi8>
  return %low, %b : vector<2x2xi8>, i8
}
// expect: equivalent
