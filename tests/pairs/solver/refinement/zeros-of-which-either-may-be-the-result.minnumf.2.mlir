func.func @f(%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>) {
  %m = arith.minnumf %a, %b fastmath<nnan> : f32
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  memref.store %m, %R[%z] : memref<2xf32>
  memref.store %m, %R[%o] : memref<2xf32>
  return
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>) {
  %m = arith.minnumf %b, %a fastmath<nnan> : f32
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  memref.store %m, %R[%z] : memref<2xf32>
  memref.store %m, %R[%o] : memref<2xf32>
  return
}
// expect: equivalent bitwise
