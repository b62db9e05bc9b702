func.func @f(%x: vector<2xi32>) -> vector<2xi32> {
  %r = amdgpu.permlane_swap %x 16 : vector<2xi32>
  return %r : vector<2xi32>
}
// -----
func.func @f(%x: vector<2xi32>) -> vector<2xi32> {
  %y = vector.shuffle %x, %x [1, 0] : vector<2xi32>, vector<2xi32>
  %r = amdgpu.permlane_swap %y 16 : vector<2xi32>
  return %r : vector<2xi32>
}
// expect: unknown open-obligation
