func.func @f(%l: vector<[2]xf64>, %r: vector<[2]xf64>, %a: vector<[2]x[2]xf64>, %m: index, %n: index) -> vector<[2]x[2]xf64> {
  %k = vector.create_mask %m, %n : vector<[2]x[2]xi1>
  %0 = vector.mask %k { vector.outerproduct %l, %r, %a {kind = #vector.kind<add>} : vector<[2]xf64>, vector<[2]xf64> } : vector<[2]x[2]xi1> -> vector<[2]x[2]xf64>
  return %0 : vector<[2]x[2]xf64>
}
// -----
func.func @f(%l: vector<[2]xf64>, %r: vector<[2]xf64>, %a: vector<[2]x[2]xf64>, %m: index, %n: index) -> vector<[2]x[2]xf64> {
  %i = vector.create_mask %m : vector<[2]xi1>
  %j = vector.create_mask %n : vector<[2]xi1>
  %0 = arm_sme.outerproduct %l, %r acc(%a) masks(%i, %j) : vector<[2]xf64>, vector<[2]xf64>
  return %0 : vector<[2]x[2]xf64>
}
// expect: equivalent bitwise
