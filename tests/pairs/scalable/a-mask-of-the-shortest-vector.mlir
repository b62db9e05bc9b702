func.func @f(%v: vector<[4]xf32>, %w: vector<[4]xf32>) -> vector<[4]xf32> {
  return %v : vector<[4]xf32>
}
// -----
func.func @f(%v: vector<[4]xf32>, %w: vector<[4]xf32>) -> vector<[4]xf32> {
  %c4 = arith.constant 4 : index
  %m = vector.create_mask %c4 : vector<[4]xi1>
  %r = arith.select %m, %v, %w : vector<[4]xi1>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// expect: different
