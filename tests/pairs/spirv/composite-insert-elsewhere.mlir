func.func @f(%a: i32, %v: vector<3xi32>) -> vector<3xi32> {
  %r = vector.insert %a, %v[1] : i32 into vector<3xi32>
  return %r : vector<3xi32>
}
// -----
func.func @f(%a: i32, %v: vector<3xi32>) -> vector<3xi32> {
  %r = spirv.CompositeInsert %a, %v[2 : i32] : i32 into vector<3xi32>
  return %r : vector<3xi32>
}
// expect: different
