// options: --accept reassociated
func.func @f(%x: f32, %y: f32, %u: f32, %v: f32, %r: memref<f32>) {
  %s = arith.addf %u, %v : f32
  memref.store %s, %r[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %u: f32, %v: f32, %r: memref<f32>) {
  %d1 = arith.addf %x, %x : f32
  %d2 = arith.addf %d1, %d1 : f32
  %d3 = arith.addf %d2, %d2 : f32
  %d4 = arith.addf %d3, %d3 : f32
  %d5 = arith.addf %d4, %d4 : f32
  %d6 = arith.addf %d5, %d5 : f32
  %d7 = arith.addf %d6, %d6 : f32
  %d8 = arith.addf %d7, %d7 : f32
  %s = arith.addf %u, %v : f32
  %a = arith.addf %s, %d8 : f32
  %b = arith.subf %a, %d8 : f32
  memref.store %b, %r[] : memref<f32>
  return
}
// expect: unknown open-obligation
