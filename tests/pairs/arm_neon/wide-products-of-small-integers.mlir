func.func @f(%a: vector<8xi8>, %b: vector<8xi8>) -> vector<8xi16> {
  %0 = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
  return %0 : vector<8xi16>
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<8xi8>) -> vector<8xi16> {
  %a2 = arith.extsi %a : vector<8xi8> to vector<8xi16>
  %b2 = arith.extsi %b : vector<8xi8> to vector<8xi16>
  %0 = arith.muli %a2, %b2 : vector<8xi16>
  return %0 : vector<8xi16>
}
// expect: equivalent bitwise
