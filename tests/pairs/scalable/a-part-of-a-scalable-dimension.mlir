func.func @f(%v: vector<2x[4]xf32>) -> vector<1x[4]xf32> {
  %r = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  return %r : vector<1x[4]xf32>
}
// -----
func.func @f(%v: vector<2x[4]xf32>) -> vector<1x[4]xf32> {
  %e = vector.extract %v[1] : vector<[4]xf32> from vector<2x[4]xf32>
  %r = vector.broadcast %e : vector<[4]xf32> to vector<1x[4]xf32>
  return %r : vector<1x[4]xf32>
}
// expect: equivalent bitwise
