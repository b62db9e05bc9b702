func.func private @g(vector<4xf32>, si8)
func.func @f(%a: vector<4xf32>, %s: si8) {
  call @g(%a, %s) : (vector<4xf32>, si8) -> ()
  return
}
// -----
func.func private @g(vector<4xf32>, si8)
func.func @f(%a: vector<4xf32>, %s: si8) {
  %b = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %c = vector.shape_cast %b : vector<2x2xf32> to vector<4xf32>
  call @g(%c, %s) : (vector<4xf32>, si8) -> ()
  return
}
// expect: equivalent bitwise static
