func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %r = arith.maxnumf %x, %y : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %g = arith.cmpf ult, %x, %y : f32
  %s = arith.select %g, %x, %y : f32
  %n = arith.cmpf uno, %x, %x : f32
  %m = arith.select %n, %y, %s : f32
  %o = arith.cmpf uno, %y, %y : f32
  %r0 = arith.select %o, %x, %m : f32
  %bx = arith.bitcast %x : f32 to i32
  %by = arith.bitcast %y : f32 to i32
  %ba = arith.andi %bx, %by : i32
  %z0 = arith.bitcast %ba : i32 to f32
  %e = arith.cmpf oeq, %x, %y : f32
  %r = arith.select %e, %z0, %r0 : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// expect: different
