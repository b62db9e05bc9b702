func.func @f(%s: vector<4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) -> vector<4xf32> {
  %0 = arm_neon.intr.bfmmla %s, %a, %b : vector<8xbf16> to vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%s: vector<4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) -> vector<4xf32> {
  %z = arith.constant dense<0.0> : vector<4xf32>
  %0 = arm_neon.intr.bfmmla %z, %a, %b : vector<8xbf16> to vector<4xf32>
  return %0 : vector<4xf32>
}
// expect: different
