func.func @f(%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>) {
  %p = arith.mulf %a, %b fastmath<contract> : f32
  %s = arith.addf %p, %c fastmath<contract> : f32
  %d = arith.subf %s, %s : f32
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  memref.store %d, %R[%z] : memref<2xf32>
  memref.store %s, %R[%o] : memref<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>) {
  %f = math.fma %a, %b, %c : f32
  %q = arith.mulf %a, %b : f32
  %u = arith.addf %q, %c : f32
  %d = arith.subf %f, %u : f32
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  memref.store %d, %R[%z] : memref<2xf32>
  memref.store %f, %R[%o] : memref<2xf32>
  return
}
// expect: unknown open-obligation
