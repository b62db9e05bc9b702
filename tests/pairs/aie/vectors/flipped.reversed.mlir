func.func @f(%a: vector<32xi16>) -> vector<32xi16> {
  %0 = vector.shuffle %a, %a [31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] : vector<32xi16>, vector<32xi16>
  return %0 : vector<32xi16>
}
// -----
func.func @f(%a: vector<32xi16>) -> vector<32xi16> {
  %0 = aievec.shuffle %a [t16_1x2_flip] : vector<32xi16>
  return %0 : vector<32xi16>
}
// expect: different
