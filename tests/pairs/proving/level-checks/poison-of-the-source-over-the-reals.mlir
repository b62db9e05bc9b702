// options: --accept real
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %s = arith.addf %a, %b : f32
  %r = arith.mulf %s, %c : f32
  %m = memref.alloca() : memref<f32>
  %u = memref.load %m[] : memref<f32>
  %p = arith.addf %u, %a : f32
  return %r, %p : f32, f32
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %s = arith.mulf %b, %c : f32
  %t = arith.mulf %a, %c : f32
  %r = arith.addf %t, %s : f32
  return %r, %a : f32, f32
}
// expect: unknown undefined-source
