// options: --accept reassociated
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %c : f32
  %m = memref.alloca() : memref<f32>
  %u = memref.load %m[] : memref<f32>
  %p = arith.addf %u, %a : f32
  return %r, %p : f32, f32
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %s = arith.addf %b, %c : f32
  %r = arith.addf %a, %s : f32
  return %r, %a : f32, f32
}
// expect: unknown undefined-source
