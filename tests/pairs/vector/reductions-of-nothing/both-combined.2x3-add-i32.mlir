func.func @f(%x: vector<2x3xi32>, %a: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.multi_reduction <add>, %x, %a [] : vector<2x3xi32> to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
// -----
func.func @f(%x: vector<2x3xi32>, %a: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = arith.addi %x, %a : vector<2x3xi32>
  return %r : vector<2x3xi32>
}
// expect: different
