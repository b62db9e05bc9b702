func.func @f(%a: index, %b: index) -> vector<[2]xi1> {
  %m = vector.create_mask %a, %b : vector<[4]x[2]xi1>
  %r = vector.extract %m[1] : vector<[2]xi1> from vector<[4]x[2]xi1>
  return %r : vector<[2]xi1>
}
// -----
func.func @f(%a: index, %b: index) -> vector<[2]xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %a : vector<[4]xi1>
  %n = vector.create_mask %b : vector<[2]xi1>
  %r = arm_sve.psel %n, %n[%c1] : vector<[2]xi1>, vector<[2]xi1>
  return %r : vector<[2]xi1>
}
// expect: different
