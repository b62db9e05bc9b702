// options: --func f
func.func @f(%a: memref<64xf32>) {
  affine.for %i = 0 to 32 {
    %v = affine.load %a[%i + 32] : memref<64xf32>
    affine.store %v, %a[%i] : memref<64xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<64xf32>) workgroup(%t : memref<32xf32, #gpu.address_space<workgroup>>) kernel {
      %x = gpu.thread_id x
      %c32 = arith.constant 32 : index
      %out = arith.cmpi sge, %x, %c32 : index
      cf.cond_br %out, ^gone, ^go
    ^gone:
      %v0 = memref.load %a[%x] : memref<64xf32>
      %z = arith.subi %x, %c32 : index
      memref.store %v0, %t[%z] : memref<32xf32, #gpu.address_space<workgroup>>
      
      cf.br ^end
    ^go:
      nvvm.barrier
      %w = memref.load %t[%x] : memref<32xf32, #gpu.address_space<workgroup>>
      memref.store %w, %a[%x] : memref<64xf32>
      cf.br ^end
    ^end:
      gpu.return
    }
  }
  func.func @f(%a: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<64xf32>)
    return
  }
}
// expect: different
