// options: --accept bitwise --accept reassociated --accept real
func.func @f(%x: f64, %y: f32, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %t = arith.truncf %x : f64 to f32
  %r = arith.addf %t, %y : f32
  memref.store %r, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%x: f64, %y: f32, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %t = arith.truncf %x toward_zero : f64 to f32
  %r = arith.addf %y, %t : f32
  memref.store %r, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown open-obligation
