func.func @f(%x: f32, %b: i32, %v: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %0 = amdgpu.packed_stoch_round_fp8 %x + %b into %v[1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return %0 : vector<4xf8E5M2>
}
// -----
func.func @f(%x: f32, %b: i32, %v: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %0 = builtin.unrealized_conversion_cast %v : vector<4xf8E5M2> to vector<4xi8>
  %1 = llvm.bitcast %0 : vector<4xi8> to i32
  %2 = rocdl.cvt.sr.fp8.f32 %x, %b -> %1[1] : i32
  %3 = llvm.bitcast %2 : i32 to vector<4xi8>
  %4 = builtin.unrealized_conversion_cast %3 : vector<4xi8> to vector<4xf8E5M2>
  return %4 : vector<4xf8E5M2>
}
// expect: unknown
