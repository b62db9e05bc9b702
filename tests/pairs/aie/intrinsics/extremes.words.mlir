func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %0 = aievec.min %a, %b : vector<16xi32>
  return %0 : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2p.vmin.ge32"(%a, %b, %s) : (vector<16xi32>, vector<16xi32>, i32) -> !llvm.struct<(vector<16xi32>, i32)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<16xi32>, i32)>
  return %1 : vector<16xi32>
}
// expect: equivalent
