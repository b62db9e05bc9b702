// options: --domain fingerprint
func.func @f(%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>) {
  %t = arith.constant true
  %r = arith.extui %t : i1 to i32
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
  %p = arith.cmpi slt, %s, %z : i32
  %n = arith.cmpi sge, %s, %z : i32
  %a = arith.ori %p, %n : i1
  %r = arith.extui %a : i1 to i32
  memref.store %r, %out[] : memref<i32>
  return
}
// expect: unknown open-obligation
