func.func @f(%l: vector<[2]xf64>, %r: vector<[2]xf64>, %a: vector<[2]x[2]xf64>) -> vector<[2]x[2]xf64> {
  %0 = arm_sme.outerproduct %l, %r acc(%a) : vector<[2]xf64>, vector<[2]xf64>
  return %0 : vector<[2]x[2]xf64>
}
// -----
func.func @f(%l: vector<[2]xf64>, %r: vector<[2]xf64>, %a: vector<[2]x[2]xf64>) -> vector<[2]x[2]xf64> {
  %0 = arm_sme.outerproduct %l, %r kind<sub> acc(%a) : vector<[2]xf64>, vector<[2]xf64>
  return %0 : vector<[2]x[2]xf64>
}
// expect: different
