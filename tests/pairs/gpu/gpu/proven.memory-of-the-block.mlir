func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %block = 0 to 4 {
    affine.for %i = 0 to 16 {
      %v = affine.load %a[%block * 16 - %i + 15] : memref<64xf32>
      affine.store %v, %b[%block * 16 + %i] : memref<64xf32>
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @reverse(%a: memref<64xf32>, %b: memref<64xf32>)
        workgroup(%w: memref<16xf32, #gpu.address_space<workgroup>>) kernel {
      %x = gpu.thread_id x
      %block = gpu.block_id x
      %size = gpu.block_dim x
      %first = arith.muli %block, %size : index
      %i = arith.addi %first, %x : index
      %v = memref.load %a[%i] : memref<64xf32>
      memref.store %v, %w[%x] : memref<16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %last = arith.constant 15 : index
      %r = arith.subi %last, %x : index
      %u = memref.load %w[%r] : memref<16xf32, #gpu.address_space<workgroup>>
      memref.store %u, %b[%i] : memref<64xf32>
      gpu.return
    }
  }
  func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %t = gpu.wait async
    %done = gpu.launch_func async [%t] @kernels::@reverse blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1)
        args(%a : memref<64xf32>, %b : memref<64xf32>)
    gpu.wait [%done]
    return
  }
}
// expect: equivalent bitwise
