func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]x[4]xf32> {
  %z = arith.constant dense<0.0> : vector<[4]x[4]xf32>
  %t = arm_sme.outerproduct %a, %b acc(%z) : vector<[4]xf32>, vector<[4]xf32>
  return %t : vector<[4]x[4]xf32>
}
// -----
func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]x[4]xf32> {
  %z = arm_sme.zero : vector<[4]x[4]xf32>
  %t = arm_sme.outerproduct %a, %b acc(%z) : vector<[4]xf32>, vector<[4]xf32>
  return %t : vector<[4]x[4]xf32>
}
// expect: equivalent bitwise listed
