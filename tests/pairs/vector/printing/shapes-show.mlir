// Both hold the same elements and print otherwise.
func.func @f(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %w = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  vector.print %w : vector<2x2xf32>
  return
}
// expect: different
