func.func @f(%x: vector<4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %r = vector.multi_reduction <add>, %x, %a [] : vector<4xf32> to vector<4xf32>
  return %r : vector<4xf32>
}
// -----
func.func @f(%x: vector<4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %r = arith.addf %x, %a : vector<4xf32>
  return %r : vector<4xf32>
}
// expect: different
