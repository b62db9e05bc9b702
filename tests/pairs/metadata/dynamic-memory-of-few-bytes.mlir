// options: --func f
func.func @f(%a: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %a[%i] : memref<8xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<8xf32>) kernel {
      %c0 = arith.constant 0 : index
      %x = gpu.thread_id x
      %s = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %v = memref.view %s[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<16xf32, #gpu.address_space<workgroup>>
      %i = arith.constant 8 : index
      %j = arith.addi %x, %i : index
      %q = memref.load %a[%x] : memref<8xf32>
      memref.store %q, %v[%j] : memref<16xf32, #gpu.address_space<workgroup>>
      %r = memref.load %v[%j] : memref<16xf32, #gpu.address_space<workgroup>>
      %t = arith.addf %r, %r : f32
      memref.store %t, %a[%x] : memref<8xf32>
      gpu.return
    }
  }
  func.func @f(%a: memref<8xf32>) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %bytes = arith.constant 32 : i32
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) dynamic_shared_memory_size %bytes args(%a : memref<8xf32>)
    return
  }
}
// expect: different
