func.func @f(%a: vector<4xf32>, %i: i32) -> f32 {
  %0 = arith.index_castui %i : i32 to index
  %1 = vector.extract %a[%0] : f32 from vector<4xf32>
  return %1 : f32
}
// -----
spirv.func @f(%a: vector<4xf32>, %i: i32) -> f32 "None" {
  %0 = spirv.VectorExtractDynamic %a[%i] : vector<4xf32>, i32
  spirv.ReturnValue %0 : f32
}
// expect: different
