memref.global "private" @g : memref<1xi32> = dense<7>
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<1xi32>
  memref.store %x, %g[%c0] : memref<1xi32>
  %r = memref.load %g[%c0] : memref<1xi32>
  return %r : i32
}
// -----
memref.global "private" constant @g : memref<1xi32> = dense<7>
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<1xi32>
  memref.store %x, %g[%c0] : memref<1xi32>
  %r = memref.load %g[%c0] : memref<1xi32>
  return %r : i32
}
// expect: different
