func.func @f() -> tensor<4xi32> {
  %c = arith.constant dense<5> : tensor<4xi32>
  return %c : tensor<4xi32>
}
// -----
memref.global "private" constant @g : memref<4xi32> = dense<5>
func.func @f() -> memref<4xi32> {
  %g = memref.get_global @g : memref<4xi32>
  return %g : memref<4xi32>
}
// expect: equivalent bitwise static
