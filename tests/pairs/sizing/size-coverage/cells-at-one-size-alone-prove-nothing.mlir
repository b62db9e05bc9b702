func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = math.absi %n : index
  %few = arith.cmpi ule, %m, %c1 : index
  cf.assert %few, "more than one"
  return
}
// -----
func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = math.absi %n : index
  %c2 = arith.constant 2 : index
  %few = arith.cmpi ult, %m, %c2 : index
  cf.assert %few, "more than one"
  return
}
// expect: unknown not-covered
