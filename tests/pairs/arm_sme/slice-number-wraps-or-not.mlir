func.func @f(%a: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %i: index) -> vector<[4]xf32> attributes {arm_locally_streaming} {
  %c3 = arith.constant 3 : index
  %k = arith.andi %i, %c3 : index
  %r = arm_sme.extract_tile_slice %t[%k] : vector<[4]xf32> from vector<[4]x[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
func.func @f(%a: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %i: index) -> vector<[4]xf32> attributes {arm_locally_streaming} {
  %r = arm_sme.extract_tile_slice %t[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  return %r : vector<[4]xf32>
}
// expect: different
