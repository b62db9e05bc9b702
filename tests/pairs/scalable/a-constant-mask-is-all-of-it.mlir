func.func @f(%v: vector<[4]xf32>, %w: vector<[4]xf32>) -> vector<[4]xf32> {
  %m = vector.constant_mask [4] : vector<[4]xi1>
  %r = arith.select %m, %v, %w : vector<[4]xi1>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
func.func @f(%v: vector<[4]xf32>, %w: vector<[4]xf32>) -> vector<[4]xf32> {
  return %v : vector<[4]xf32>
}
// expect: equivalent bitwise
