func.func @f(%x: memref<i32>) {
  %c = arith.constant 0 : i32
  omp.atomic.update %x : memref<i32> {
  ^bb0(%v: i32):
    %n = arith.muli %v, %c : i32
    omp.yield(%n : i32)
  }
  return
}
// -----
func.func @f(%x: memref<i32>) {
  return
}
// expect: different
