func.func @f(%m: memref<4xi32>) -> memref<4xi32> {
  %c = arith.constant 5 : i32
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  return %m : memref<4xi32>
}
// -----
memref.global "private" constant @g : memref<4xi32> = dense<5>
func.func @f(%m: memref<4xi32>) -> memref<4xi32> {
  %g = memref.get_global @g : memref<4xi32>
  memref.copy %g, %m : memref<4xi32> to memref<4xi32>
  return %g : memref<4xi32>
}
// expect: unknown
