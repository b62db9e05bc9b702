func.func @f(%x: i8, %A: memref<i32>) {
  %y = arith.extui %x : i8 to i32
  memref.store %y, %A[] : memref<i32>
  return
}
// -----
func.func @f(%x: i8, %A: memref<i32>) {
  %y = arith.extui %x : i8 to i32
  memref.store %y, %A[] : memref<i32>
  return
}
// expect: equivalent bitwise
