func.func @f(%v: vector<2xf32>, %s: f32, %m: vector<2xi1>) -> f32 {
  return %s : f32
}
// -----
func.func @f(%v: vector<2xf32>, %s: f32, %m: vector<2xi1>) -> f32 {
  %n = arith.constant 0 : i32
  %r = "llvm.intr.vp.reduce.fmax"(%s, %v, %m, %n) {fastmathFlags = #llvm.fastmath<ninf>} : (f32, vector<2xf32>, vector<2xi1>, i32) -> f32
  return %r : f32
}
// expect: different
