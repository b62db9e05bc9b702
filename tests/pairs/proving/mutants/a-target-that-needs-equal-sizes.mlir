// The target alone asks that the two are as long.
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %r = tensor.empty(%d) : tensor<?xf32>
  %s = linalg.copy ins(%a : tensor<?xf32>) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  %e = memref.dim %b, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %d, %e : index
  cf.assert %same, "as long"
  memref.copy %a, %out : memref<?xf32> to memref<?xf32>
  return
}
// expect: different
