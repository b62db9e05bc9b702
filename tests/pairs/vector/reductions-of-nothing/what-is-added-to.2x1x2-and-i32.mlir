func.func @f(%x: vector<2x1x2xi32>, %a: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = vector.multi_reduction <and>, %x, %a [] : vector<2x1x2xi32> to vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
// -----
func.func @f(%x: vector<2x1x2xi32>, %a: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  return %a : vector<2x1x2xi32>
}
// expect: different
