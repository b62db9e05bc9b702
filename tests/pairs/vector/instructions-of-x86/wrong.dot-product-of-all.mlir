// Each half has the sum of its own products; here the second one has that of the first.
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = x86.avx.intr.dot %a, %b : vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = x86.avx.intr.dot %a, %b : vector<8xf32>
  %1 = vector.shuffle %0, %0 [0, 1, 2, 3, 0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
  return %1 : vector<8xf32>
}
// expect: different
