func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %r = math.ctpop %x : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %m1 = arith.constant 1431655765 : i32
  %m2 = arith.constant 858993459 : i32
  %m4 = arith.constant 252645135 : i32
  %m8 = arith.constant 16843009 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c24 = arith.constant 24 : i32
  %a = arith.shrui %x, %c1 : i32
  %b = arith.andi %a, %m1 : i32
  %c = arith.subi %x, %b : i32
  %d = arith.andi %c, %m2 : i32
  %e = arith.shrui %c, %c2 : i32
  %f = arith.andi %e, %m2 : i32
  %g = arith.addi %d, %f : i32
  %h = arith.shrui %g, %c4 : i32
  %i = arith.addi %g, %h : i32
  %j = arith.andi %i, %m4 : i32
  %l = arith.muli %j, %m8 : i32
  %r = arith.shrui %l, %c24 : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
