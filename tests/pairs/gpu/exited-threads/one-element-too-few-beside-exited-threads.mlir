// options: --func f
func.func @f(%a: memref<64xf32>) {
  affine.for %i = 0 to 32 {
    %v = affine.load %a[%i] : memref<64xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %a[%i] : memref<64xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<64xf32>) kernel {
      %x = gpu.thread_id x
      %c32 = arith.constant 31 : index
      %out = arith.cmpi sge, %x, %c32 : index
      cf.cond_br %out, ^end, ^go
    ^go:
      %v = memref.load %a[%x] : memref<64xf32>
      %w = arith.addf %v, %v : f32
      nvvm.barrier
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
