// options: --func f
func.func @f(%a: memref<2048xf32>, %b: memref<2048xf32>) {
  affine.for %i = 0 to 2048 {
%v = affine.load %a[%i] : memref<2048xf32>
affine.store %v, %b[%i] : memref<2048xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    
    gpu.func @k(%a: memref<2048xf32>, %b: memref<2048xf32>)  kernel  {
      %x = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c31 = arith.constant 31 : index
      %c32 = arith.constant 32 : index
      %c63 = arith.constant 63 : index

      %t = nvvm.read.ptx.sreg.tid.x : i32
      %b0 = nvvm.read.ptx.sreg.ctaid.x : i32
      %n = nvvm.read.ptx.sreg.ntid.x : i32
      %q = llvm.mul %b0, %n : i32
      %s = llvm.add %q, %t : i32
      %j = arith.index_cast %s : i32 to index
      %v = memref.load %a[%j] : memref<2048xf32>
      memref.store %v, %b[%j] : memref<2048xf32>
      gpu.return
    }
  }
  func.func @f(%a: memref<2048xf32>, %b: memref<2048xf32>) {
    %c1 = arith.constant 1 : index
    %g = arith.constant 1 : index
    %t = arith.constant 2048 : index
    gpu.launch_func @m::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)  args(%a: memref<2048xf32>, %b: memref<2048xf32>)
    
    return
  }
}
// expect: different
