gpu.module @m {
 gpu.func @f(%x: memref<8x32xf32>, %o: memref<8x32xf32>, %p: memref<8x32xf32>) {
  %c0 = arith.constant 0 : index
  %half = arith.constant 4 : index
  %one = arith.constant 8 : index
  %onehalf = arith.constant 12 : index
  %two = arith.constant 16 : index
  %a = gpu.subgroup_mma_load_matrix %x[%c0, %c0] {leadDimension = 32 : index} : memref<8x32xf32> -> !gpu.mma_matrix<8x8xf32, "COp">
  %b = gpu.subgroup_mma_load_matrix %x[%c0, %half] {leadDimension = 32 : index} : memref<8x32xf32> -> !gpu.mma_matrix<8x8xf32, "COp">
  %d = gpu.subgroup_mma_load_matrix %x[%c0, %one] {leadDimension = 32 : index} : memref<8x32xf32> -> !gpu.mma_matrix<8x8xf32, "COp">
  gpu.subgroup_mma_store_matrix %a, %o[%c0, %c0] {leadDimension = 32 : index} : !gpu.mma_matrix<8x8xf32, "COp">, memref<8x32xf32>
  gpu.subgroup_mma_store_matrix %d, %o[%c0, %one] {leadDimension = 32 : index} : !gpu.mma_matrix<8x8xf32, "COp">, memref<8x32xf32>
  gpu.return
 }
}
// -----
gpu.module @m {
 gpu.func @f(%x: memref<8x32xf32>, %o: memref<8x32xf32>, %p: memref<8x32xf32>) {
  %c0 = arith.constant 0 : index
  %half = arith.constant 4 : index
  %one = arith.constant 8 : index
  %onehalf = arith.constant 12 : index
  %two = arith.constant 16 : index
  %a = gpu.subgroup_mma_load_matrix %x[%c0, %c0] {leadDimension = 32 : index} : memref<8x32xf32> -> !gpu.mma_matrix<8x8xf32, "COp">
  %b = gpu.subgroup_mma_load_matrix %x[%c0, %half] {leadDimension = 32 : index} : memref<8x32xf32> -> !gpu.mma_matrix<8x8xf32, "COp">
  %d = gpu.subgroup_mma_load_matrix %x[%c0, %one] {leadDimension = 32 : index} : memref<8x32xf32> -> !gpu.mma_matrix<8x8xf32, "COp">
  gpu.subgroup_mma_store_matrix %a, %o[%c0, %c0] {leadDimension = 32 : index} : !gpu.mma_matrix<8x8xf32, "COp">, memref<8x32xf32>
  gpu.subgroup_mma_store_matrix %b, %o[%c0, %half] {leadDimension = 32 : index} : !gpu.mma_matrix<8x8xf32, "COp">, memref<8x32xf32>
  gpu.subgroup_mma_store_matrix %d, %o[%c0, %one] {leadDimension = 32 : index} : !gpu.mma_matrix<8x8xf32, "COp">, memref<8x32xf32>
  gpu.return
 }
}
// expect: unknown
