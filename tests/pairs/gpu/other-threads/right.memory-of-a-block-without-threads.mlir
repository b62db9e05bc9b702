// Nothing says that threads run the function.
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<1xi32, 3>
  memref.store %x, %s[%c0] : memref<1xi32, 3>
  %y = memref.load %s[%c0] : memref<1xi32, 3>
  return %y : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
// expect: equivalent bitwise static
