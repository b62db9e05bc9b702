// Matrices of a buffer that are stored one after the other lie apart, and what was there is read where it is stored.
func.func @f(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %c: memref<32x16xf32>) {
  %d = memref.subview %c[0, 0] [16, 16] [1, 1] : memref<32x16xf32> to memref<16x16xf32, strided<[16, 1]>>
  %e = memref.subview %c[16, 0] [16, 16] [1, 1] : memref<32x16xf32> to memref<16x16xf32, strided<[16, 1], offset: 256>>
  linalg.copy ins(%a : memref<16x16xf32>) outs(%d : memref<16x16xf32, strided<[16, 1]>>)
  linalg.copy ins(%a : memref<16x16xf32>) outs(%e : memref<16x16xf32, strided<[16, 1], offset: 256>>)
  linalg.add ins(%b, %b : memref<16x16xf32>, memref<16x16xf32>) outs(%b : memref<16x16xf32>)
  return
}
// -----
func.func @f(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %c: memref<32x16xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %0 = gpu.subgroup_mma_load_matrix %a[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %0, %c[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x16xf32>
  gpu.subgroup_mma_store_matrix %0, %c[%c16, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x16xf32>
  %1 = gpu.subgroup_mma_load_matrix %b[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  %2 = gpu.subgroup_mma_elementwise addf %1, %1 : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %2, %b[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
  return
}
// expect: equivalent
