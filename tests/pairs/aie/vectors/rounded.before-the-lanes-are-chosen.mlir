func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %s: i32) -> vector<16xi16> {
  %x = aievec.add_elem %a, %b : vector<16xi32>
  %q = aievec.srs %x, %s : vector<16xi32>, i32, vector<16xi16>
  %y = aievec.broadcast %q {idx = 3 : i8} : vector<16xi16>, vector<16xi16>
  return %y : vector<16xi16>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %s: i32) -> vector<16xi16> {
  %x = aievec.add_elem %a, %b : vector<16xi32>
  %q = aievec.broadcast %x {idx = 3 : i8} : vector<16xi32>, vector<16xi32>
  %y = aievec.srs %q, %s : vector<16xi32>, i32, vector<16xi16>
  return %y : vector<16xi16>
}
// expect: equivalent
