func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = x86.avx.intr.dot %a, %b : vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = arith.mulf %a, %b : vector<8xf32>
  %1 = vector.shuffle %0, %0 [0, 2, 4, 6] : vector<8xf32>, vector<8xf32>
  %2 = vector.shuffle %0, %0 [1, 3, 5, 7] : vector<8xf32>, vector<8xf32>
  %3 = arith.addf %1, %2 : vector<4xf32>
  %4 = vector.shuffle %3, %3 [0, 0, 0, 0, 2, 2, 2, 2] : vector<4xf32>, vector<4xf32>
  %5 = vector.shuffle %3, %3 [1, 1, 1, 1, 3, 3, 3, 3] : vector<4xf32>, vector<4xf32>
  %6 = arith.addf %4, %5 : vector<8xf32>
  return %6 : vector<8xf32>
}
// expect: equivalent bitwise
