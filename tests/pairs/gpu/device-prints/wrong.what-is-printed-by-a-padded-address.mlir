func.func @f(%p: memref<1xi64>, %v: i64, %n: i64) {
  %c = arith.constant 0 : index
  memref.store %v, %p[%c] : memref<1xi64>
  gpu.printf "%10s\0A", %n : i64
  return
}
// -----
func.func @f(%p: memref<1xi64>, %v: i64, %n: i64) {
  %c = arith.constant 0 : index
  gpu.printf "%10s\0A", %n : i64
  memref.store %v, %p[%c] : memref<1xi64>
  return
}
// expect: unknown unsupported
