func.func @f(%A: memref<16x16xf16>, %B: memref<16x16xf16>, %C: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %a = affine.load %A[%i, %k] : memref<16x16xf16>
        %b = affine.load %B[%k, %j] : memref<16x16xf16>
        %c = affine.load %C[%i, %j] : memref<16x16xf32>
        %x = arith.extf %a : f16 to f32
        %y = arith.extf %b : f16 to f32
        %m = arith.mulf %x, %y : f32
        %s = arith.addf %c, %m : f32
        affine.store %s, %C[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
// -----
func.func @f(%A: memref<16x16xf16>, %B: memref<16x16xf16>, %C: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %blocks = arith.constant 1 : index
  %threads = arith.constant 32 : index
  %bytes = arith.constant 256 : i32
  gpu.launch 
             blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1)
              {
  
  %x = gpu.subgroup_mma_load_matrix %A[%c0, %c0] {leadDimension = 16 : index}
      : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %y = gpu.subgroup_mma_load_matrix %B[%c0, %c0] {leadDimension = 16 : index}
      : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %z = gpu.subgroup_mma_load_matrix %C[%c0, %c0] {leadDimension = 16 : index}
      : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  %r = gpu.subgroup_mma_compute %x, %y, %z
      : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %r, %C[%c0, %c0] {leadDimension = 16 : index}
      : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>

    gpu.terminator
  }
  return
}
// expect: unknown order-dependent-reduction
