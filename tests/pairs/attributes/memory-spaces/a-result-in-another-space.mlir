func.func @f(%m: memref<4xi32, 1>) -> memref<4xi32, 1> {
  return %m : memref<4xi32, 1>
}
// -----
func.func @f(%m: memref<4xi32, 2>) -> memref<4xi32, 2> {
  return %m : memref<4xi32, 2>
}
// expect: unknown
