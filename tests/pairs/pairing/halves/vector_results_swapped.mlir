// Each element of a vector is two halves that lie side by side; the target has all low halves in front.
func.func @f(%a: vector<2xi16>) -> vector<2xi16> {
  return %a : vector<2xi16>
}
// -----
func.func @f(%a: vector<2x2xi8>) -> vector<2x2xi8> {
  %t = vector.transpose %a, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  return %t : vector<2x2xi8>
}
// expect: different
