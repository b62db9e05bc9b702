memref.global "private" constant @g : memref<4xi32> = dense<5>
func.func @f() -> memref<4xi32> {
  %t = memref.alloc() : memref<4xi32>
  %c = arith.constant 5 : i32
  linalg.fill ins(%c : i32) outs(%t : memref<4xi32>)
  return %t : memref<4xi32>
}
// -----
memref.global "private" constant @g : memref<4xi32> = dense<5>
func.func @f() -> memref<4xi32> {
  %g = memref.get_global @g : memref<4xi32>
  return %g : memref<4xi32>
}
// expect: unknown
