// options: --accept reassociated
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addf %b, %c : f32
  %r = arith.addf %a, %s : f32
  %m = memref.alloc() : memref<2xf32>
  memref.store %a, %m[%c0] : memref<2xf32>
  memref.store %b, %m[%c1] : memref<2xf32>
  return %r, %m : f32, memref<2xf32>
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %s = arith.addf %a, %b : f32
  %r = arith.addf %s, %c : f32
  %m = memref.alloc() : memref<2xf32>
  memref.store %a, %m[%c0] : memref<2xf32>
  return %r, %m : f32, memref<2xf32>
}
// expect: different
