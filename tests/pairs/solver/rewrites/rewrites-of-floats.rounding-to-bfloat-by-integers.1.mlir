func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %t = arith.truncf %x : f32 to bf16
  %r = arith.extf %t : bf16 to f32

  memref.store %r, %out[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %b = arith.bitcast %x : f32 to i32
  %s = arith.constant 16 : i32
  %o = arith.constant 1 : i32
  %h = arith.constant 32767 : i32
  %a = arith.shrui %b, %s : i32
  %l = arith.andi %a, %o : i32
  %u = arith.addi %l, %h : i32
  %c_ = arith.addi %b, %u : i32
  %d = arith.shrui %c_, %s : i32
  %e = arith.trunci %d : i32 to i16
  %f = arith.bitcast %e : i16 to bf16
  %g = arith.extf %f : bf16 to f32
  %n = arith.cmpf uno, %x, %x : f32
  %q = arith.constant 0x7FC00000 : f32
  %r = arith.select %n, %q, %g : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// expect: equivalent bitwise
