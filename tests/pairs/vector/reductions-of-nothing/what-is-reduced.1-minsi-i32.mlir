func.func @f(%x: vector<1xi32>, %a: vector<1xi32>) -> vector<1xi32> {
  %r = vector.multi_reduction <minsi>, %x, %a [] : vector<1xi32> to vector<1xi32>
  return %r : vector<1xi32>
}
// -----
func.func @f(%x: vector<1xi32>, %a: vector<1xi32>) -> vector<1xi32> {
  return %x : vector<1xi32>
}
// expect: equivalent bitwise
