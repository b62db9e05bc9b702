func.func @f(%x: i32, %A: memref<4xi32>, %i: index) {
  %0 = "memref.atomic_rmw"(%x, %A, %i) <{kind = 1 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}
// -----
func.func @f(%x: i32, %A: memref<4xi32>, %i: index) {
  %0 = memref.atomic_rmw addi %x, %A[%i] : (i32, memref<4xi32>) -> i32
  return
}
// expect: equivalent bitwise
