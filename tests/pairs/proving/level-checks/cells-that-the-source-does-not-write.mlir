// options: --accept reassociated
func.func @f(%a: f32) -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  return %m : memref<2xf32>
}
// -----
func.func @f(%a: f32) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xf32>
  memref.store %a, %m[%c0] : memref<2xf32>
  return %m : memref<2xf32>
}
// expect: unknown nothing-compared
