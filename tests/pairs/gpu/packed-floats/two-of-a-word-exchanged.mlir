func.func @f(%a: f32, %b: f32, %c: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %0 = "amdgpu.packed_trunc_2xfp8"(%a, %b, %c) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 1 : i32}> : (f32, f32, vector<4xf8E5M2>) -> vector<4xf8E5M2>
  return %0 : vector<4xf8E5M2>
}
// -----
func.func @f(%a: f32, %b: f32, %c: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %0 = builtin.unrealized_conversion_cast %c : vector<4xf8E5M2> to vector<4xi8>
  %1 = llvm.bitcast %0 : vector<4xi8> to i32
  %2 = "rocdl.cvt.pk.bf8.f32"(%b, %a, %1) <{wordSel = true}> : (f32, f32, i32) -> i32
  %3 = llvm.bitcast %2 : i32 to vector<4xi8>
  %4 = builtin.unrealized_conversion_cast %3 : vector<4xi8> to vector<4xf8E5M2>
  return %4 : vector<4xf8E5M2>
}
// expect: different
