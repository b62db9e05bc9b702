func.func @f(%c: vector<2xi1>, %a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %x = arith.select %c, %a, %b : vector<2xi1>, vector<2xi32>
  return %x : vector<2xi32>
}
// -----
func.func @f(%c: vector<2xi1>, %a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.Select %c, %b, %a : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
// expect: different
