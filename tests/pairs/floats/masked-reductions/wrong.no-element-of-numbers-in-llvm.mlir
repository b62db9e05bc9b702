func.func @f(%v: vector<2xf32>, %s: f32, %m: vector<2xi1>) -> f32 {
  return %s : f32
}
// -----
func.func @f(%v: vector<2xf32>, %s: f32, %m: vector<2xi1>) -> f32 {
  %f = arith.constant dense<false> : vector<2xi1>
  %n = arith.constant 2 : i32
  %r = "llvm.intr.vp.reduce.fadd"(%s, %v, %f, %n) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
  return %r : f32
}
// expect: different
