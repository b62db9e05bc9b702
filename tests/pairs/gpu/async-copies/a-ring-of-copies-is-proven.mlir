func.func @f(%a: memref<8x16xf32>, %b: memref<8x16xf32>) {
  affine.for %r = 0 to 8 {
    affine.for %i = 0 to 16 {
      %v = affine.load %a[%r, 15 - %i] : memref<8x16xf32>
      affine.store %v, %b[%r, %i] : memref<8x16xf32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<8x16xf32>, %b: memref<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) workgroup(%w : memref<3x16xf32, #gpu.address_space<workgroup>>) {
    %x0 = nvgpu.device_async_copy %a[%c0, %t], %w[%c0, %t], 1 : memref<8x16xf32> to memref<3x16xf32, #gpu.address_space<workgroup>>
    %g0 = nvgpu.device_async_create_group %x0
    %x1 = nvgpu.device_async_copy %a[%c1, %t], %w[%c1, %t], 1 : memref<8x16xf32> to memref<3x16xf32, #gpu.address_space<workgroup>>
    %g1 = nvgpu.device_async_create_group %x1
    %o = arith.subi %c15, %t : index
    %last:2 = scf.for %r = %c0 to %c8 step %c1 iter_args(%p = %g0, %q = %g1) -> (!nvgpu.device.async.token, !nvgpu.device.async.token) {
      nvgpu.device_async_wait %p {numGroups = 1 : i32}
      gpu.barrier
      %slot = arith.remui %r, %c3 : index
      %v = memref.load %w[%slot, %o] : memref<3x16xf32, #gpu.address_space<workgroup>>
      memref.store %v, %b[%r, %t] : memref<8x16xf32>
      %n = arith.addi %r, %c2 : index
      %row = arith.minui %n, %c7 : index
      %into = arith.remui %n, %c3 : index
      %more = arith.cmpi ult, %n, %c8 : index
      %some = arith.cmpi slt, %t, %c8 : index
      %x = nvgpu.device_async_copy %a[%row, %t], %w[%into, %t], 1 : memref<8x16xf32> to memref<3x16xf32, #gpu.address_space<workgroup>>
      %g = nvgpu.device_async_create_group %x
      scf.yield %q, %g : !nvgpu.device.async.token, !nvgpu.device.async.token
    }
    gpu.terminator
  }
  return
}
// expect: equivalent bitwise
