func.func @f(%a: vector<32xi32>) -> vector<8xi32> {
  %i = arith.constant 4 : i32
  %0 = "xllvm.intr.aie2.ext.I256.I1024"(%a, %i) : (vector<32xi32>, i32) -> vector<8xi32>
  return %0 : vector<8xi32>
}
// -----
func.func @f(%a: vector<32xi32>) -> vector<8xi32> {
  %i = arith.constant 4 : i32
  %0 = "xllvm.intr.aie2.ext.I256.I1024"(%a, %i) : (vector<32xi32>, i32) -> vector<8xi32>
  return %0 : vector<8xi32>
}
// expect: equivalent
