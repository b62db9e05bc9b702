func.func @f(%v: vector<1xf32>) -> f32 {
  %r = vector.extract %v[0] : f32 from vector<1xf32>
  return %r : f32
}
// -----
func.func @f(%v: vector<1xf32>) -> f32 {
  %r = llvm.intr.vector.reduce.fmaximum(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<1xf32>) -> f32
  return %r : f32
}
// expect: different
