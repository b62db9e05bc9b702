func.func @f(%a: vector<32xi16>) -> vector<32xi16> {
  %0 = vector.shuffle %a, %a [1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14, 17, 16, 19, 18, 21, 20, 23, 22, 25, 24, 27, 26, 29, 28, 31, 30] : vector<32xi16>, vector<32xi16>
  return %0 : vector<32xi16>
}
// -----
func.func @f(%a: vector<32xi16>) -> vector<32xi16> {
  %0 = aievec.shuffle %a [t16_1x2_flip] : vector<32xi16>
  return %0 : vector<32xi16>
}
// expect: equivalent
