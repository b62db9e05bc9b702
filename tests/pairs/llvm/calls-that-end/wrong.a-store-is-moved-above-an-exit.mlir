// options: --func f
func.func private @exit(i32)
func.func @f(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  call @exit(%x) : (i32) -> ()
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
// -----
func.func private @exit(i32)
func.func @f(%m: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  call @exit(%x) : (i32) -> ()
  return
}
// expect: unknown unsupported
