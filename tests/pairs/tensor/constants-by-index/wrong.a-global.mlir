memref.global "private" constant @g : memref<4xi32> = sparse<[[0], [1]], [5, 6]>
func.func @f(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<4xi32>
  %v = memref.load %g[%c0] : memref<4xi32>
  return %v : i32
}
// -----
func.func @f(%i: index) -> i32 {
  %v = arith.constant 0 : i32
  return %v : i32
}
// expect: different
