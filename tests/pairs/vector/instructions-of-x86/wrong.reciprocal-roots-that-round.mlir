// Which number is near enough each processor's maker says: a run shows nothing.
func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = math.rsqrt %a : vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = x86.avx.rsqrt %a : vector<8xf32>
  return %0 : vector<8xf32>
}
// expect: unknown open-obligation
