func.func @f(%v: vector<[2]xi64>) -> vector<[2]x[2]xi64> {
  %r = vector.broadcast %v : vector<[2]xi64> to vector<[2]x[2]xi64>
  return %r : vector<[2]x[2]xi64>
}
// -----
func.func @f(%v: vector<[2]xi64>) -> vector<[2]x[2]xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = arm_sme.get_tile : vector<[2]x[2]xi64>
  %s = vector.vscale
  %n = arith.muli %s, %c2 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (vector<[2]x[2]xi64>) {
    %b = arm_sme.insert_tile_slice %v, %a[%i] : vector<[2]xi64> into vector<[2]x[2]xi64>
    scf.yield %b : vector<[2]x[2]xi64>
  }
  return %r : vector<[2]x[2]xi64>
}
// expect: equivalent bitwise
