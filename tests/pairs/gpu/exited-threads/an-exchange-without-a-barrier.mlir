// options: --func f
func.func @f(%a: memref<64xf32>) {
  %t = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %v = affine.load %a[%i] : memref<64xf32>
    affine.store %v, %t[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    %v = affine.load %t[31 - %i] : memref<32xf32>
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
      %c31 = arith.constant 31 : index
      %out = arith.cmpi sge, %x, %c32 : index
      cf.cond_br %out, ^end, ^go
    ^go:
      %v = memref.load %a[%x] : memref<64xf32>
      memref.store %v, %t[%x] : memref<32xf32, #gpu.address_space<workgroup>>
      
      %y = arith.subi %c31, %x : index
      %w = memref.load %t[%y] : memref<32xf32, #gpu.address_space<workgroup>>
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
