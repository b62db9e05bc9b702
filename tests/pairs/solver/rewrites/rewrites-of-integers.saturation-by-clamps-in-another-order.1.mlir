func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %h = arith.constant 127 : i32
  %l = arith.constant -128 : i32
  %a = arith.minsi %x, %h : i32
  %b = arith.maxsi %a, %l : i32
  %c = arith.trunci %b : i32 to i8
  %r = arith.extsi %c : i8 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %h = arith.constant 127 : i32
  %l = arith.constant -128 : i32
  %a = arith.maxsi %x, %l : i32
  %r = arith.minsi %a, %h : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
