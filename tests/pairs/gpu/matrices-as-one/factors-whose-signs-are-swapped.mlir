#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @f(%x: memref<16x16xi8>, %y: memref<16x16xi8>, %z: memref<16x16xi32>) {
  %zero = arith.constant 0 : index
  %p = arith.constant 0 : i8
  %q = arith.constant 0 : i32
  %0 = vector.transfer_read %x[%zero, %zero], %p {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %1 = vector.transfer_read %y[%zero, %zero], %p {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %2 = vector.transfer_read %z[%zero, %zero], %q {in_bounds = [true, true]} : memref<16x16xi32>, vector<16x16xi32>
  %3 = arith.extui %0 : vector<16x16xi8> to vector<16x16xi32>
  %4 = arith.extsi %1 : vector<16x16xi8> to vector<16x16xi32>
  %5 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>} %3, %4, %2 : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  vector.transfer_write %5, %z[%zero, %zero] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
}
// -----
func.func @f(%x: memref<16x16xi8>, %y: memref<16x16xi8>, %z: memref<16x16xi32>) {
  %zero = arith.constant 0 : index
  %q = arith.constant 0 : i32
  %0 = gpu.subgroup_mma_load_matrix %x[%zero, %zero] {leadDimension = 16 : index}
    : memref<16x16xi8> -> !gpu.mma_matrix<16x16xsi8, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %y[%zero, %zero] {leadDimension = 16 : index}
    : memref<16x16xi8> -> !gpu.mma_matrix<16x16xui8, "BOp">
  %2 = gpu.subgroup_mma_load_matrix %z[%zero, %zero] {leadDimension = 16 : index}
    : memref<16x16xi32> -> !gpu.mma_matrix<16x16xi32, "COp">
  %3 = gpu.subgroup_mma_compute %0, %1, %2
    : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x16xui8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
  gpu.subgroup_mma_store_matrix %3, %z[%zero, %zero] {leadDimension = 16 : index}
    : !gpu.mma_matrix<16x16xi32, "COp">, memref<16x16xi32>
  return
}
// expect: different
