// options: --func f
memref.global "private" @g : memref<2xi32> = dense<[1, 2]>
func.func @f(%a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  return
}
func.func @h() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %v = memref.load %g[%c0] : memref<2xi32>
  return %v : i32
}
// -----
memref.global "private" @g : memref<2xi32> = dense<[1, 2]>
func.func @f(%a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32>
  return
}
// expect: unknown open-obligation
