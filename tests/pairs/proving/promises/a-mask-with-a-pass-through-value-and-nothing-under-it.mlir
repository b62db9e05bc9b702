func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %p: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.mask %m, %p { vector.yield %v : vector<2xf32> } : vector<2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%m: vector<2xi1>, %v: vector<2xf32>, %p: vector<2xf32>) -> vector<2xf32> {
  %0 = arith.select %m, %v, %p : vector<2xi1>, vector<2xf32>
  return %0 : vector<2xf32>
}
// expect: unknown unsupported
