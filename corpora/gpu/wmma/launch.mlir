// A warp for each tile of sixteen columns, whose lanes share fragments of matrices.
func.func @kernel(%a: memref<16x32xf16>, %b: memref<32x48xf16>, %c: memref<16x48xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %column = arith.muli %bx, %c16 : index
    %first = gpu.subgroup_mma_load_matrix %c[%c0, %column] {leadDimension = 48 : index} : memref<16x48xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
    %sum = scf.for %k = %c0 to %c32 step %c16 iter_args(%s = %first) -> (!gpu.mma_matrix<16x16xf32, "COp">) {
      %x = gpu.subgroup_mma_load_matrix %a[%c0, %k] {leadDimension = 32 : index} : memref<16x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %y = gpu.subgroup_mma_load_matrix %b[%k, %column] {leadDimension = 48 : index} : memref<32x48xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %d = gpu.subgroup_mma_compute %x, %y, %s : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
      scf.yield %d : !gpu.mma_matrix<16x16xf32, "COp">
    }
    gpu.subgroup_mma_store_matrix %sum, %c[%c0, %column] {leadDimension = 48 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x48xf32>
    gpu.terminator
  }
  return
}
