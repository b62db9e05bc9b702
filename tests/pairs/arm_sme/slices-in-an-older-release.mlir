func.func @f(%v: vector<[2]xi64>, %t: vector<[2]x[2]xi64>) -> vector<[2]xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = arm_sme.move_vector_to_tile_slice %v, %t, %c0 layout<vertical> : vector<[2]xi64> into vector<[2]x[2]xi64>
  %r = arm_sme.move_tile_slice_to_vector %b[%c1] : vector<[2]xi64> from vector<[2]x[2]xi64>
  return %r : vector<[2]xi64>
}
// -----
func.func @f(%v: vector<[2]xi64>, %t: vector<[2]x[2]xi64>) -> vector<[2]xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arm_sme.extract_tile_slice %t[%c1] : vector<[2]xi64> from vector<[2]x[2]xi64>
  %x = vector.extract %v[1] : i64 from vector<[2]xi64>
  %r = vector.insert %x, %w[%c0] : i64 into vector<[2]xi64>
  return %r : vector<[2]xi64>
}
// expect: equivalent bitwise
