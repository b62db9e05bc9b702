func.func @f(%x: memref<i8>) {
  %c = arith.constant -1 : i8
  omp.atomic.update %x : memref<i8> {
  ^bb0(%v: i8):
    %n = arith.ori %v, %c : i8
    omp.yield(%n : i8)
  }
  return
}
// -----
func.func @f(%x: memref<i8>) {
  %c = arith.constant -1 : i8
  omp.atomic.write %x = %c : memref<i8>, i8
  return
}
// expect: equivalent bitwise
