func.func @f(%m: memref<8xi32>, %k: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %o = arith.constant 1 : i32
  %a = memref.load %k[%c0] : memref<1xindex>
  %s = arith.ori %a, %c9 : index
  %x = memref.load %m[%s] : memref<8xi32>
  memref.store %o, %m[%c0] : memref<8xi32>
  return
}
// -----
func.func @f(%m: memref<8xi32>, %k: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %o = arith.constant 1 : i32
  memref.store %o, %m[%c0] : memref<8xi32>
  return
}
// expect: unknown
