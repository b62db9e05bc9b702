// options: --accept reassociated
func.func private @g(f32) -> ()
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %c : f32
  call @g(%a) : (f32) -> ()
  call @g(%b) : (f32) -> ()
  return %r : f32
}
// -----
func.func private @g(f32) -> ()
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %s = arith.addf %b, %c : f32
  %r = arith.addf %a, %s : f32
  call @g(%b) : (f32) -> ()
  call @g(%a) : (f32) -> ()
  return %r : f32
}
// expect: unknown open-obligation
