func.func private @g(vector<4xf32>)
func.func @f(%a: vector<4xf32>) {
  call @g(%a) : (vector<4xf32>) -> ()
  return
}
// -----
func.func private @g(vector<2x2xf32>)
func.func @f(%a: vector<4xf32>) {
  %b = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  call @g(%b) : (vector<2x2xf32>) -> ()
  return
}
// expect: unknown promise
