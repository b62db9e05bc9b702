// options: --func f
// Rows of seven elements are copied eight at a time, with a zero in the place of the last one.
func.func @f(%a: memref<32x8xf32>, %b: memref<32x4xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 3 {
      %x = affine.load %a[%i, %j] : memref<32x8xf32>
      affine.store %x, %b[%i, %j] : memref<32x4xf32>
    }
    affine.store %zero, %b[%i, 3] : memref<32x4xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @copy(%a: memref<32x8xf32>, %b: memref<32x4xf32>)
        workgroup(%w: memref<32x4xf32, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %t = gpu.thread_id x
      %token = nvgpu.device_async_copy %a[%t, %c0], %w[%t, %c0], 4, %c3 {bypassL1}
          : memref<32x8xf32> to memref<32x4xf32, #gpu.address_space<workgroup>>
      %group = nvgpu.device_async_create_group %token
      nvgpu.device_async_wait %group
      scf.for %j = %c0 to %c4 step %c1 {
        %x = memref.load %w[%t, %j] : memref<32x4xf32, #gpu.address_space<workgroup>>
        memref.store %x, %b[%t, %j] : memref<32x4xf32>
      }
      gpu.return
    }
  }
  func.func @f(%a: memref<32x8xf32>, %b: memref<32x4xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@copy blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%a : memref<32x8xf32>, %b : memref<32x4xf32>)
    return
  }
}
// expect: equivalent bitwise static
