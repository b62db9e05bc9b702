func.func @f(%x: vector<16xi16>, %y: vector<16xi16>, %c: vector<16xi32>) -> vector<16xi32> {
  %a = arith.extsi %x : vector<16xi16> to vector<16xi32>
  %b = arith.extsi %y : vector<16xi16> to vector<16xi32>
  %p = arith.muli %a, %b : vector<16xi32>
  %0 = arith.addi %c, %p : vector<16xi32>
  return %0 : vector<16xi32>
}
// -----
func.func @f(%x: vector<16xi16>, %y: vector<16xi16>, %c: vector<16xi32>) -> vector<16xi32> {
  %0 = aievec.mac_elem %x, %y, %c {fmsub = true} : vector<16xi16>, vector<16xi16>, vector<16xi32>
  return %0 : vector<16xi32>
}
// expect: different
