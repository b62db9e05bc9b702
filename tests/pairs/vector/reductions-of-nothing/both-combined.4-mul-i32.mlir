func.func @f(%x: vector<4xi32>, %a: vector<4xi32>) -> vector<4xi32> {
  %r = vector.multi_reduction <mul>, %x, %a [] : vector<4xi32> to vector<4xi32>
  return %r : vector<4xi32>
}
// -----
func.func @f(%x: vector<4xi32>, %a: vector<4xi32>) -> vector<4xi32> {
  %r = arith.muli %x, %a : vector<4xi32>
  return %r : vector<4xi32>
}
// expect: different
