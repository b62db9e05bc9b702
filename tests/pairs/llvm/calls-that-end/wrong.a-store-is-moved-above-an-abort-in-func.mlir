func.func private @abort()
func.func @f(%x: i32, %m: memref<i32>, %c: i1) {
  func.call @abort() : () -> ()
  memref.store %x, %m[] : memref<i32>
  return
}
// -----
func.func private @abort()
func.func @f(%x: i32, %m: memref<i32>, %c: i1) {
  memref.store %x, %m[] : memref<i32>
  func.call @abort() : () -> ()
  return
}
// expect: unknown unsupported
