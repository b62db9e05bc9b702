func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %p: vector<[4]xi1>, %q: vector<[4]xi1>) -> vector<[4]x[4]xf32> {
  %t = arm_sme.outerproduct %a, %b masks(%p, %q) : vector<[4]xf32>, vector<[4]xf32>
  return %t : vector<[4]x[4]xf32>
}
// -----
func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %p: vector<[4]xi1>, %q: vector<[4]xi1>) -> vector<[4]x[4]xf32> {
  %t = arm_sme.outerproduct %a, %b masks(%q, %p) : vector<[4]xf32>, vector<[4]xf32>
  return %t : vector<[4]x[4]xf32>
}
// expect: different
