func.func @f(%n: index, %x: memref<?xindex>, %y: memref<?xi32>) {
  sparse_tensor.sort insertion_sort_stable %n, %x jointly %y {perm_map = affine_map<(i) -> (i)>} : memref<?xindex> jointly memref<?xi32>
  return
}
// -----
func.func @f(%n: index, %x: memref<?xindex>, %y: memref<?xi32>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y {perm_map = affine_map<(i) -> (i)>} : memref<?xindex> jointly memref<?xi32>
  return
}
// expect: unknown open-obligation
