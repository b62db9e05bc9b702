func.func @f(%t: vector<[4]x[4]xf32>, %i: index) -> vector<[4]xf32> {
  %r = arm_sme.extract_tile_slice %t[%i] layout<vertical> : vector<[4]xf32> from vector<[4]x[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
func.func @f(%t: vector<[4]x[4]xf32>, %i: index) -> vector<[4]xf32> {
  %u = vector.transpose %t, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  %r = arm_sme.extract_tile_slice %u[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  return %r : vector<[4]xf32>
}
// expect: equivalent bitwise listed
