func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = arith.ori %n, %c1 : index
  %few = arith.cmpi eq, %m, %c1 : index
  cf.assert %few, "more than one"
  return
}
// -----
func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = arith.ori %n, %c1 : index
  %few = arith.cmpi eq, %m, %c1 : index
  cf.assert %few, "more than one"
  return
}
// expect: equivalent
