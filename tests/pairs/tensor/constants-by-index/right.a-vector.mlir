func.func @f() -> vector<5xf32> {
  %c = arith.constant sparse<[[4], [1]], [0x7F800000, -0.0]> : vector<5xf32>
  return %c : vector<5xf32>
}
// -----
func.func @f() -> vector<5xf32> {
  %c = arith.constant dense<[0.0, -0.0, 0.0, 0.0, 0x7F800000]> : vector<5xf32>
  return %c : vector<5xf32>
}
// expect: equivalent bitwise static
