func.func @f(%k: memref<3xi32>, %x: i32, %out: memref<i32>) {
  %c0 = arith.constant 0 : index
  %k0 = memref.load %k[%c0] : memref<3xi32>
  %c1 = arith.constant 1 : index
  %k1 = memref.load %k[%c1] : memref<3xi32>
  %c2 = arith.constant 2 : index
  %k2 = memref.load %k[%c2] : memref<3xi32>
  %a = arith.maxsi %k0, %k1 : i32
  %r = arith.maxsi %a, %k2 : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%k: memref<3xi32>, %x: i32, %out: memref<i32>) {
  %c0 = arith.constant 0 : index
  %k0 = memref.load %k[%c0] : memref<3xi32>
  %c1 = arith.constant 1 : index
  %k1 = memref.load %k[%c1] : memref<3xi32>
  %c2 = arith.constant 2 : index
  %k2 = memref.load %k[%c2] : memref<3xi32>
  %r = arith.ori %k2, %k2 : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
