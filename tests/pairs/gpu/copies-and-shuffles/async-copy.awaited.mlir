// options: --func f
func.func @f(%a: memref<32xi32>, %o: memref<32xi32>) {
  memref.copy %a, %o : memref<32xi32> to memref<32xi32>
  return
}
// -----
func.func @f(%a: memref<32xi32>, %o: memref<32xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%nx = %n, %ny = %c1, %nz = %c1) workgroup(%m : memref<32xi32, #gpu.address_space<workgroup>>) {
    %t = nvgpu.device_async_copy %a[%tx], %m[%tx], 1 : memref<32xi32> to memref<32xi32, #gpu.address_space<workgroup>>
    %g = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %g
    %v = memref.load %m[%tx] : memref<32xi32, #gpu.address_space<workgroup>>
    memref.store %v, %o[%tx] : memref<32xi32>
    gpu.terminator
  }
  return
}
// expect: equivalent bitwise static
