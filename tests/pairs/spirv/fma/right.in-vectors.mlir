func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = spirv.GL.Fma %a, %b, %c : vector<4xf32>
  return %r : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %m = spirv.FMul %b, %a : vector<4xf32>
  %r = spirv.FAdd %m, %c : vector<4xf32>
  return %r : vector<4xf32>
}
// expect: equivalent bitwise static
