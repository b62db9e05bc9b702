func.func @f(%a: f32, %c: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  %1 = vector.insert %0, %c [0] : f8E4M3FN into vector<4xf8E4M3FN>
  %2 = vector.insert %0, %1 [1] : f8E4M3FN into vector<4xf8E4M3FN>
  return %2 : vector<4xf8E4M3FN>
}
// -----
func.func @f(%a: f32, %c: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
  %0 = "amdgpu.packed_trunc_2xfp8"(%a, %a, %c) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 0 : i32}> : (f32, f32, vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN>
  return %0 : vector<4xf8E4M3FN>
}
// expect: unknown open-obligation
