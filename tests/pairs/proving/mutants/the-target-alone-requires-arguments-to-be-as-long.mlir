// Where the lengths differ the source is defined, and the target is not.
func.func @f(%A: tensor<?xf32>, %B: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  return %A, %B : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %P: memref<?xf32>, %Q: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = memref.dim %B, %c0 : memref<?xf32>
  %e = arith.cmpi eq, %n, %m : index
  cf.assert %e, "as long"
  memref.copy %A, %P : memref<?xf32> to memref<?xf32>
  memref.copy %B, %Q : memref<?xf32> to memref<?xf32>
  return
}
// expect: different
