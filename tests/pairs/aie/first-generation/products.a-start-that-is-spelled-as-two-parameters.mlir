func.func @f(%a: vector<16xi16>, %b: vector<16xi16>) -> vector<16xi48> {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %m1 = arith.constant -1 : i32
  %r = aievec_aie1.mul %a, %b {xoffsets = "1", xstart = "0"} : vector<16xi16>, vector<16xi16>, vector<16xi48>
  return %r : vector<16xi48>
}
// -----
func.func @f(%a: vector<16xi16>, %b: vector<16xi16>) -> vector<16xi48> {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %m1 = arith.constant -1 : i32
  %r = aievec_aie1.mul %a, %b {xoffsets = "1; xstart = 0"} : vector<16xi16>, vector<16xi16>, vector<16xi48>
  return %r : vector<16xi48>
}
// expect: unknown open-obligation
