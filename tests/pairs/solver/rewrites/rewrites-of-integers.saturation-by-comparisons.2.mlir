func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %h = arith.constant 255 : i32
  %z0 = arith.constant 0 : i32
  %a = arith.maxsi %x, %z0 : i32
  %r = arith.minsi %a, %h : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %h = arith.constant 255 : i32
  %z0 = arith.constant 0 : i32
  %n = arith.cmpi slt, %x, %z0 : i32
  %b = arith.cmpi ugt, %x, %h : i32
  %a = arith.select %b, %x, %h : i32
  %r = arith.select %n, %z0, %a : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
