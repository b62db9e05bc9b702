func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %n: i32) -> vector<16xi32> {
  %0 = aievec.shift %a, %b, %n : vector<16xi32>, vector<16xi32>, i32, vector<16xi32>
  return %0 : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %n: i32) -> vector<16xi32> {
  %z = arith.constant 0 : i32
  %0 = "xllvm.intr.aie2.vshift.I512.I512"(%b, %a, %z, %n) : (vector<16xi32>, vector<16xi32>, i32, i32) -> vector<16xi32>
  return %0 : vector<16xi32>
}
// expect: unknown open-obligation
