func.func @f(%a: f32, %b: f32) -> vector<2xf16> {
  %x = arith.truncf %a downward : f32 to f16
  %y = arith.truncf %b downward : f32 to f16
  %r = vector.from_elements %x, %y : vector<2xf16>
  return %r : vector<2xf16>
}
// -----
func.func @f(%a: f32, %b: f32) -> vector<2xf16> {
  %r = rocdl.cvt.pkrtz %a, %b : vector<2xf16>
  return %r : vector<2xf16>
}
// expect: different
