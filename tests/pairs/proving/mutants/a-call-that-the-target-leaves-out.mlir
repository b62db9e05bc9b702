// A call has effects, whatever else is the same.
func.func private @g(i32)
func.func @f(%n: i32, %m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  func.call @g(%n) : (i32) -> ()
  memref.store %n, %m[%c0] : memref<1xi32>
  return
}
// -----
func.func private @g(i32)
func.func @f(%n: i32, %m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  memref.store %n, %m[%c0] : memref<1xi32>
  return
}
// expect: different
