func.func @f(%a: vector<2xf8E4M3FN>) -> vector<2xf32> {
  %x = arith.extf %a : vector<2xf8E4M3FN> to vector<2xf32>
  return %x : vector<2xf32>
}
// -----
func.func @f(%a: vector<2xf8E4M3FN>) -> vector<2xf32> {
  %b = arith.bitcast %a : vector<2xf8E4M3FN> to vector<2xi8>
  %c = arith.bitcast %b : vector<2xi8> to vector<2xf8E5M2>
  %x = arith.extf %c : vector<2xf8E5M2> to vector<2xf32>
  return %x : vector<2xf32>
}
// expect: different
