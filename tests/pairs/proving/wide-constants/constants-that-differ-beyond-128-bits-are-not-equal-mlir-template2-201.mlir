memref.global "private" constant @g : memref<2xi201> = dense<[5, 1]>
func.func @main() -> i201 {
  %c = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi201>
  %x = memref.load %g[%c] : memref<2xi201>
  return %x : i201
}
// -----
memref.global "private" constant @g : memref<2xi201> = dense<[1606938044258990275541962092341162602522202993782792835301381, 1]>
func.func @main() -> i201 {
  %c = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi201>
  %x = memref.load %g[%c] : memref<2xi201>
  return %x : i201
}
// expect: unknown unsupported
