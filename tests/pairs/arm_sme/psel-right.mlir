func.func @f(%p: vector<[4]xi1>, %q: vector<[4]xi1>) -> vector<[4]xi1> {
  %c1 = arith.constant 1 : index
  %r = arm_sve.psel %p, %q[%c1] : vector<[4]xi1>, vector<[4]xi1>
  return %r : vector<[4]xi1>
}
// -----
func.func @f(%p: vector<[4]xi1>, %q: vector<[4]xi1>) -> vector<[4]xi1> {
  %b = vector.extract %q[1] : i1 from vector<[4]xi1>
  %v = vector.broadcast %b : i1 to vector<[4]xi1>
  %r = arith.andi %p, %v : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
// expect: equivalent bitwise listed
