func.func @f(%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>) {
  %zero = arith.constant 0 : i32
  %r = arith.addi %z, %zero : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>) {
  %rare = arith.constant 123456789 : i32
  %width = arith.constant 32 : i32
  %zero = arith.constant 0 : i32
  %at = arith.cmpi eq, %x, %rare : i32
  %amount = arith.select %at, %width, %zero : i32
  %s = arith.shli %y, %amount : i32
  %a = arith.xori %s, %z : i32
  %r = arith.xori %a, %s : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
