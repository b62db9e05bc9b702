func.func @f(%x: vector<1x3xf32>, %a: vector<1x3xf32>) -> vector<1x3xf32> {
  %r = vector.multi_reduction <add>, %x, %a [] : vector<1x3xf32> to vector<1x3xf32>
  return %r : vector<1x3xf32>
}
// -----
func.func @f(%x: vector<1x3xf32>, %a: vector<1x3xf32>) -> vector<1x3xf32> {
  return %x : vector<1x3xf32>
}
// expect: equivalent bitwise
