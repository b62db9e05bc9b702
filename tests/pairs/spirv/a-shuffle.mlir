func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %a, %b [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
spirv.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> "None" {
  %0 = spirv.VectorShuffle [0: i32, 5: i32, 2: i32, 7: i32] %a, %b : vector<4xf32>, vector<4xf32> -> vector<4xf32>
  spirv.ReturnValue %0 : vector<4xf32>
}
// expect: equivalent bitwise static
