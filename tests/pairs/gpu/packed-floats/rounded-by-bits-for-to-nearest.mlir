func.func @f(%x: f32, %b: i32, %v: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %0 = amdgpu.packed_stoch_round_fp8 %x + %b into %v[0] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return %0 : vector<4xf8E5M2>
}
// -----
func.func @f(%x: f32, %b: i32, %v: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %0 = amdgpu.packed_trunc_2xfp8 %x, undef into %v[word 0] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return %0 : vector<4xf8E5M2>
}
// expect: unknown
