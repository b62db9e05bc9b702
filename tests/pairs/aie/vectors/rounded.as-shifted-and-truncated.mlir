func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %s: i32) -> vector<16xi16> {
  %x = aievec.add_elem %a, %b : vector<16xi32>
  %y = aievec.srs %x, %s : vector<16xi32>, i32, vector<16xi16>
  return %y : vector<16xi16>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %s: i32) -> vector<16xi16> {
  %x = arith.addi %a, %b : vector<16xi32>
  %z = vector.broadcast %s : i32 to vector<16xi32>
  %w = arith.shrsi %x, %z : vector<16xi32>
  %y = arith.trunci %w : vector<16xi32> to vector<16xi16>
  return %y : vector<16xi16>
}
// expect: unknown open-obligation
