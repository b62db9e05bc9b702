func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %r = arith.negf %x : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %b = arith.bitcast %x : f32 to i32
  %m = arith.constant -2147483648 : i32
  %a = arith.xori %b, %m : i32
  %r = arith.bitcast %a : i32 to f32

  memref.store %r, %out[] : memref<f32>
  return
}
// expect: equivalent bitwise
