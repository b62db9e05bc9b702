func.func @f(%n: index, %m: index, %A: memref<?xf32>, %x: f32, %y: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c63 = arith.constant 63 : index
  %q = arith.muli %m, %m : index
  %p0 = arith.muli %n, %c7 : index
  %p = arith.addi %p0, %c37 : index
  memref.store %x, %A[%q] : memref<?xf32>
  memref.store %y, %A[%p] : memref<?xf32>
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?xf32>, %x: f32, %y: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c63 = arith.constant 63 : index
  %q = arith.muli %m, %m : index
  %p0 = arith.muli %n, %c7 : index
  %p = arith.addi %p0, %c37 : index
  memref.store %y, %A[%p] : memref<?xf32>
  memref.store %x, %A[%q] : memref<?xf32>
  return
}
// expect: different
