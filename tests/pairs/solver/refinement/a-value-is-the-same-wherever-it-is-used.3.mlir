func.func @f(%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>) {
  %p = arith.mulf %a, %b fastmath<contract> : f32
  %s = arith.addf %p, %c fastmath<contract> : f32
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  memref.store %s, %R[%z] : memref<2xf32>
  memref.store %s, %R[%o] : memref<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>) {
  %f = math.fma %a, %b, %c : f32
  %q = arith.mulf %a, %b : f32
  %u = arith.addf %q, %c : f32
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  memref.store %f, %R[%z] : memref<2xf32>
  memref.store %u, %R[%o] : memref<2xf32>
  return
}
// expect: unknown open-obligation
