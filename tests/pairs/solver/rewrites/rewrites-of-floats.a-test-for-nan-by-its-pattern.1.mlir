func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %p = arith.cmpf uno, %x, %x : f32
  %r = arith.uitofp %p : i1 to f32

  memref.store %r, %out[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %b = arith.bitcast %x : f32 to i32
  %m = arith.constant 2147483647 : i32
  %i = arith.constant 2139095040 : i32
  %a = arith.andi %b, %m : i32
  %p = arith.cmpi ugt, %a, %i : i32
  %r = arith.uitofp %p : i1 to f32

  memref.store %r, %out[] : memref<f32>
  return
}
// expect: equivalent bitwise
