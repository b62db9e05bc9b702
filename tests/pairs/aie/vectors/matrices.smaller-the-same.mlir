func.func @f(%a: vector<64xi8>) -> vector<64xi8> {
  %0 = aievec.shuffle %a [t8_8x4] : vector<64xi8>
  return %0 : vector<64xi8>
}
// -----
func.func @f(%a: vector<64xi8>) -> vector<64xi8> {
  %0 = aievec.shuffle %a [t8_8x4] : vector<64xi8>
  return %0 : vector<64xi8>
}
// expect: equivalent
