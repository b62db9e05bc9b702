// options: --accept reassociated
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %c : f32
  return %r : f32
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %s = arith.addf %b, %c : f32
  %r = arith.addf %a, %s : f32
  return %r : f32
}
// expect: equivalent reassociated static
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: order and grouping of float sums and products, and signs of zeros, do not matter
