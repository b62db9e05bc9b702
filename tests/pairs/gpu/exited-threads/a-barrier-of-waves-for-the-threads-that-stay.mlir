// options: --func f
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 32 {
%v = affine.load %a[%i] : memref<64xf32>
%w = arith.addf %v, %v : f32
affine.store %w, %b[%i] : memref<64xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    
    gpu.func @k(%a: memref<64xf32>, %b: memref<64xf32>)  kernel  {
      %x = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c31 = arith.constant 31 : index
      %c32 = arith.constant 32 : index
      %c63 = arith.constant 63 : index

      %out = arith.cmpi sge, %x, %c32 : index
      cf.cond_br %out, ^end, ^go
    ^go:
      %v = memref.load %a[%x] : memref<64xf32>
      llvm.fence syncscope("workgroup") release
rocdl.s.barrier
llvm.fence syncscope("workgroup") acquire
      %w = arith.addf %v, %v : f32
      memref.store %w, %b[%x] : memref<64xf32>
      cf.br ^end
    ^end:
      gpu.return
    }
  }
  func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %g = arith.constant 1 : index
    %t = arith.constant 64 : index
    gpu.launch_func @m::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)  args(%a: memref<64xf32>, %b: memref<64xf32>)
    
    return
  }
}
// expect: equivalent bitwise
