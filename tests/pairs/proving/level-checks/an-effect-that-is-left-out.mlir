// options: --accept real
func.func private @g(f32) -> ()
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %s = arith.addf %a, %b : f32
  %r = arith.mulf %s, %c : f32
  call @g(%a) : (f32) -> ()
  return %r : f32
}
// -----
func.func private @g(f32) -> ()
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %s = arith.mulf %b, %c : f32
  %t = arith.mulf %a, %c : f32
  %r = arith.addf %t, %s : f32
  return %r : f32
}
// expect: unknown open-obligation
