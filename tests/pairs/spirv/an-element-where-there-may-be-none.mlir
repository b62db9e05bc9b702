func.func @f(%a: vector<4xf32>, %i: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %0 = arith.andi %i, %c3 : i32
  %1 = arith.index_castui %0 : i32 to index
  %2 = vector.extract %a[%1] : f32 from vector<4xf32>
  return %2 : f32
}
// -----
spirv.func @f(%a: vector<4xf32>, %i: i32) -> f32 "None" {
  %0 = spirv.VectorExtractDynamic %a[%i] : vector<4xf32>, i32
  spirv.ReturnValue %0 : f32
}
// expect: different
