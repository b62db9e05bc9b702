// MLIR, memref.global: "constant" globals are not written.
memref.global "private" constant @g : memref<4xi8> = dense<[1, 2, 3, 4]>
func.func @f() -> i8 {
  %i = arith.constant 1 : index
  %g = memref.get_global @g : memref<4xi8>
  %v = memref.load %g[%i] : memref<4xi8>
  return %v : i8
}
// -----
memref.global "private" constant @g : memref<4xi8> = dense<[1, 2, 3, 4]>
func.func @f() -> i8 {
  %i = arith.constant 1 : index
  %g = memref.get_global @g : memref<4xi8>
  %v = memref.load %g[%i] : memref<4xi8>
  memref.store %v, %g[%i] : memref<4xi8>
  return %v : i8
}
// expect: unknown promise
