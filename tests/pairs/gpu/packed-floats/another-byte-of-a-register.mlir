func.func @f(%a: vector<4xf8E4M3FN>) -> f32 {
  %0 = "amdgpu.ext_packed_fp8"(%a) <{index = 2 : i32}> : (vector<4xf8E4M3FN>) -> f32
  return %0 : f32
}
// -----
func.func @f(%a: vector<4xf8E4M3FN>) -> f32 {
  %0 = builtin.unrealized_conversion_cast %a : vector<4xf8E4M3FN> to vector<4xi8>
  %1 = llvm.bitcast %0 : vector<4xi8> to i32
  %2 = "rocdl.cvt.f32.fp8"(%1) <{byteSel = 1 : i32}> : (i32) -> f32
  return %2 : f32
}
// expect: different
