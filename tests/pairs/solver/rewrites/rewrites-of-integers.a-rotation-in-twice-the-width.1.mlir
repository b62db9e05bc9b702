func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %a5 = arith.constant 5 : i32
  %a27 = arith.constant 27 : i32
  %h = arith.shli %x, %a5 : i32
  %l = arith.shrui %x, %a27 : i32
  %r = arith.ori %h, %l : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %s32 = arith.constant 32 : i64
  %s27 = arith.constant 27 : i64
  %w = arith.extui %x : i32 to i64
  %h = arith.shli %w, %s32 : i64
  %b = arith.ori %h, %w : i64
  %s = arith.shrui %b, %s27 : i64
  %r = arith.trunci %s : i64 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
