func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %s8 = arith.constant 8 : i32
  %s24 = arith.constant 24 : i32
  %hm = arith.constant 16711680 : i32
  %lm = arith.constant 65280 : i32
  %a = arith.shli %x, %s24 : i32
  %b = arith.andi %x, %lm : i32
  %c = arith.shli %b, %s8 : i32
  %d = arith.shrui %x, %s8 : i32
  %e = arith.andi %d, %lm : i32
  %f = arith.shrui %x, %s24 : i32
  %g = arith.ori %a, %c : i32
  %h = arith.ori %e, %f : i32
  %r = arith.ori %g, %h : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %s8 = arith.constant 8 : i32
  %s24 = arith.constant 24 : i32
  %hm = arith.constant 16711680 : i32
  %lm = arith.constant 65280 : i32
  %a = arith.shrui %x, %s24 : i32
  %b = arith.shli %x, %s24 : i32
  %c = arith.shli %x, %s8 : i32
  %d = arith.andi %c, %hm : i32
  %e = arith.shrui %x, %s8 : i32
  %f = arith.andi %e, %hm : i32
  %g = arith.addi %a, %b : i32
  %h = arith.addi %d, %f : i32
  %r = arith.xori %g, %h : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
