func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %s: i32) -> vector<16xi16> {
  %c = arith.constant 4 : i32
  %x = aievec.add_elem %a, %b : vector<16xi32>
  %y = aievec.srs %x, %c : vector<16xi32>, i32, vector<16xi16>
  return %y : vector<16xi16>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %s: i32) -> vector<16xi16> {
  %c = arith.constant 3 : i32
  %x = aievec.add_elem %a, %b : vector<16xi32>
  %y = aievec.srs %x, %c : vector<16xi32>, i32, vector<16xi16>
  return %y : vector<16xi16>
}
// expect: unknown open-obligation
