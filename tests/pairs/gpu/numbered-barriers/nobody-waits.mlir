// options: --func f
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 32 {
%v = affine.load %a[%i] : memref<64xf32>
affine.store %v, %b[%i + 32] : memref<64xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    
    gpu.func @k(%a: memref<64xf32>, %b: memref<64xf32>) workgroup(%w: memref<64xf32, #gpu.address_space<workgroup>>) kernel  {
      %x = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c31 = arith.constant 31 : index
      %c32 = arith.constant 32 : index
      %c63 = arith.constant 63 : index

      %n = arith.constant 64 : i32
      %n32 = arith.constant 32 : i32
      %i1 = arith.constant 1 : i32
      %i2 = arith.constant 2 : i32
      %first = arith.cmpi slt, %x, %c32 : index
      scf.if %first {
        %v = memref.load %a[%x] : memref<64xf32>
        memref.store %v, %w[%x] : memref<64xf32, #gpu.address_space<workgroup>>
        nvvm.barrier.arrive id = %i1 number_of_threads = %n
      } else {
        nvvm.barrier.arrive id = %i1 number_of_threads = %n
        %o = arith.subi %x, %c32 : index
        %u = memref.load %w[%o] : memref<64xf32, #gpu.address_space<workgroup>>
        memref.store %u, %b[%x] : memref<64xf32>
      }
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
// expect: different
