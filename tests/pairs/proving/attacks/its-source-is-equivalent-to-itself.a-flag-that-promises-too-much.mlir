func.func @f(%x: i32, %y: i32, %A: memref<i32>) {
  %m = arith.addi %x, %y : i32
  memref.store %m, %A[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %A: memref<i32>) {
  %m = arith.addi %x, %y : i32
  memref.store %m, %A[] : memref<i32>
  return
}
// expect: equivalent bitwise
