func.func @f(%m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1.0 : f32
  memref.store %c, %m[%c0] : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) attributes {llvm.readnone} {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1.0 : f32
  memref.store %c, %m[%c0] : memref<4xf32>
  return
}
// expect: unknown
