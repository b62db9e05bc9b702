func.func @f(%x: vector<4xf8E5M2>, %s: f8E8M0FNU) -> vector<2xf32> {
  %e = arith.extf %s : f8E8M0FNU to f32
  %a = vector.extract %x[2] : f8E5M2 from vector<4xf8E5M2>
  %b = vector.extract %x[3] : f8E5M2 from vector<4xf8E5M2>
  %c = arith.extf %a : f8E5M2 to f32
  %d = arith.extf %b : f8E5M2 to f32
  %p = arith.mulf %c, %e : f32
  %q = arith.mulf %d, %e : f32
  %r = vector.from_elements %p, %q : vector<2xf32>
  return %r : vector<2xf32>
}
// -----
func.func @f(%x: vector<4xf8E5M2>, %s: f8E8M0FNU) -> vector<2xf32> {
  %e = arith.extf %s : f8E8M0FNU to f32
  %g = arith.constant 3.0 : f32
  %r = amdgpu.scaled_ext_packed %x[1], %g : vector<4xf8E5M2> to vector<2xf32>
  return %r : vector<2xf32>
}
// expect: unknown unsupported
