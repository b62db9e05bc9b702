func.func @f(%a: vector<8xi64>, %b: vector<8xi64>) -> vector<8xi1> {
  %k1, %k2 = x86.avx512.vp2intersect %a, %b : vector<8xi64>
  return %k1 : vector<8xi1>
}
// -----
func.func @f(%a: vector<8xi64>, %b: vector<8xi64>) -> vector<8xi1> {
  %0 = "x86vector.avx512.intr.vp2intersect.q.512"(%a, %b) : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  return %1 : vector<8xi1>
}
// expect: different
