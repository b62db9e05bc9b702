func.func @f(%a: vector<4xf8E4M3FN>) -> vector<2xf32> {
  %0 = "amdgpu.ext_packed_fp8"(%a) <{index = 1 : i32}> : (vector<4xf8E4M3FN>) -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%a: vector<4xf8E4M3FN>) -> vector<2xf32> {
  %0 = builtin.unrealized_conversion_cast %a : vector<4xf8E4M3FN> to vector<4xi8>
  %1 = llvm.bitcast %0 : vector<4xi8> to i32
  %2 = "rocdl.cvt.pk.f32.fp8"(%1) <{wordSel = false}> : (i32) -> vector<2xf32>
  return %2 : vector<2xf32>
}
// expect: different
