memref.global "private" @g : memref<4xf32> = dense<0.0>
func.func @f(%x: f32, %o: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  memref.store %x, %o[%c1] : memref<4xf32>
  return
}
// -----
memref.global "private" @g : memref<4xf32> = dense<0.0>
func.func @f(%x: f32, %o: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  memref.store %x, %o[%c1] : memref<4xf32>
  %g = memref.get_global @g : memref<4xf32>
  memref.store %x, %g[%c1] : memref<4xf32>
  return
}
// expect: unknown open-obligation
