func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %A[%i + 0] : memref<64xf32>
    affine.store %v, %B[%i] : memref<64xf32>
  }
  return
}
// -----
memref.global "private" @w : memref<64xf32, #gpu.address_space<workgroup>> 
func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %from = arith.constant 0 : index
  %to = arith.constant 0 : index
  %count = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %w = memref.get_global @w : memref<64xf32, #gpu.address_space<workgroup>>
    %x = nvgpu.device_async_copy %A[%from], %w[%to], 4  : memref<64xf32> to memref<64xf32, #gpu.address_space<workgroup>>
    %g = nvgpu.device_async_create_group %x
    nvgpu.device_async_wait %g
    scf.for %i = %c0 to %count step %c1 {
      %j = arith.addi %to, %i : index
      %v = memref.load %w[%j] : memref<64xf32, #gpu.address_space<workgroup>>
      memref.store %v, %B[%i] : memref<64xf32>
    }
    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
