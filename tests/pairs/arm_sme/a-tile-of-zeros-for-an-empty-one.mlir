func.func @f() -> vector<[2]x[2]xi64> {
  %r = arm_sme.zero : vector<[2]x[2]xi64>
  return %r : vector<[2]x[2]xi64>
}
// -----
func.func @f() -> vector<[2]x[2]xi64> {
  %r = arm_sme.get_tile : vector<[2]x[2]xi64>
  return %r : vector<[2]x[2]xi64>
}
// expect: different
