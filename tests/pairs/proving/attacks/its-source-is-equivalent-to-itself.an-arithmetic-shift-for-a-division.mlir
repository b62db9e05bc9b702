func.func @f(%x: i32, %A: memref<i32>) {
  %two = arith.constant 2 : i32
  %m = arith.divsi %x, %two : i32
  memref.store %m, %A[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %A: memref<i32>) {
  %two = arith.constant 2 : i32
  %m = arith.divsi %x, %two : i32
  memref.store %m, %A[] : memref<i32>
  return
}
// expect: equivalent bitwise
