// options: --func f
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
 affine.for %i = 0 to 32 { %v = affine.load %a[31 - %i] : memref<32xi32> affine.store %v, %b[%i] : memref<32xi32> }
 return
}
// -----
func.func @f(%a: memref<32xi32>, %b: memref<32xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g0 = arith.constant 1 : index
  %g1 = arith.constant 1 : index
  %g2 = arith.constant 1 : index
  %s0 = arith.constant 32 : index
  %s1 = arith.constant 1 : index
  %s2 = arith.constant 1 : index

  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g0, %gy = %g1, %gz = %g2)
             threads(%t, %ty, %tz) in (%sx = %s0, %sy = %s1, %sz = %s2)  workgroup(%w : memref<64xi32, #gpu.address_space<workgroup>>) {
%k = nvgpu.device_async_copy %a[%t], %w[%t], 1 : memref<32xi32> to memref<64xi32, #gpu.address_space<workgroup>>
%g = nvgpu.device_async_create_group %k
gpu.barrier
nvgpu.device_async_wait %g
%c31 = arith.constant 31 : index
%q = arith.subi %c31, %t : index
%y = memref.load %w[%q] : memref<64xi32, #gpu.address_space<workgroup>>
memref.store %y, %b[%t] : memref<32xi32>

    gpu.terminator
  }
  return
}
// expect: different
