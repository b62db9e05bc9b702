// Two neighbours' products are added first; from left to right other sums round.
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> f32 {
  %0 = x86.avx.intr.dot %a, %b : vector<8xf32>
  %1 = vector.extract %0[0] : f32 from vector<8xf32>
  return %1 : f32
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> f32 {
  %0 = arith.mulf %a, %b : vector<8xf32>
  %1 = vector.extract %0[0] : f32 from vector<8xf32>
  %2 = vector.extract %0[1] : f32 from vector<8xf32>
  %3 = vector.extract %0[2] : f32 from vector<8xf32>
  %4 = vector.extract %0[3] : f32 from vector<8xf32>
  %5 = arith.addf %1, %2 : f32
  %6 = arith.addf %5, %3 : f32
  %7 = arith.addf %6, %4 : f32
  return %7 : f32
}
// expect: different
