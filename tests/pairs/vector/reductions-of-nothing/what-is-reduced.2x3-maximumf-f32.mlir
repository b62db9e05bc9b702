func.func @f(%x: vector<2x3xf32>, %a: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.multi_reduction <maximumf>, %x, %a [] : vector<2x3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
// -----
func.func @f(%x: vector<2x3xf32>, %a: vector<2x3xf32>) -> vector<2x3xf32> {
  return %x : vector<2x3xf32>
}
// expect: equivalent bitwise
