func.func @f(%v: vector<2xi32>, %w: vector<2xi32>) -> vector<4xi32> {
  %r = vector.shuffle %v, %w [0, 1, 2, 3] : vector<2xi32>, vector<2xi32>
  return %r : vector<4xi32>
}
// -----
func.func @f(%v: vector<2xi32>, %w: vector<2xi32>) -> vector<4xi32> {
  %r = spirv.CompositeConstruct %w, %v : (vector<2xi32>, vector<2xi32>) -> vector<4xi32>
  return %r : vector<4xi32>
}
// expect: different
