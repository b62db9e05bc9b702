// options: --func f
func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
  %z = arith.constant 0 : i32
  %s = affine.for %i = 0 to 32 iter_args(%c = %z) -> i32 {
    %v = affine.load %a[%i] : memref<64xi32>
    %n = arith.addi %c, %v : i32
    affine.yield %n : i32
  }
  affine.for %i = 0 to 32 {
    affine.store %s, %b[%i] : memref<64xi32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    
    gpu.func @k(%a: memref<64xi32>, %b: memref<64xi32>)  kernel  {
      %x = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c31 = arith.constant 31 : index
      %c32 = arith.constant 32 : index
      %c63 = arith.constant 63 : index

      %v = memref.load %a[%x] : memref<64xi32>
      %m = llvm.mlir.constant(-1 : i32) : i32
      %u = nvvm.redux.sync add %v, %m : i32 -> i32
      memref.store %u, %b[%x] : memref<64xi32>
      gpu.return
    }
  }
  func.func @f(%a: memref<64xi32>, %b: memref<64xi32>) {
    %c1 = arith.constant 1 : index
    %g = arith.constant 1 : index
    %t = arith.constant 32 : index
    gpu.launch_func @m::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)  args(%a: memref<64xi32>, %b: memref<64xi32>)
    
    return
  }
}
// expect: equivalent bitwise
