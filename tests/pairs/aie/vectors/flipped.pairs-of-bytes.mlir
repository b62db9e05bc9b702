func.func @f(%a: vector<64xi8>) -> vector<64xi8> {
  %0 = aievec.shuffle %a [t16_1x2_flip] : vector<64xi8>
  return %0 : vector<64xi8>
}
// -----
func.func @f(%a: vector<64xi8>) -> vector<64xi8> {
  %0 = aievec.shuffle %a [t16_1x2_flip] : vector<64xi8>
  return %0 : vector<64xi8>
}
// expect: unknown unsupported
