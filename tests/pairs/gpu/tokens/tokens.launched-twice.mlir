// options: --func f
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xi32>
    %w = arith.addi %v, %c1 : i32
    affine.store %w, %b[%i] : memref<8xi32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%p: memref<8xi32>) kernel {
      %t = gpu.thread_id x
      %c1 = arith.constant 1 : i32
      %v = memref.load %p[%t] : memref<8xi32>
      %w = arith.addi %v, %c1 : i32
      memref.store %w, %p[%t] : memref<8xi32>
      gpu.return
    }
  }
  func.func @f(%a: memref<8xi32>, %b: memref<8xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %s = gpu.wait async
    %m, %t0 = gpu.alloc async [%s] () : memref<8xi32>
    %t1 = gpu.memcpy async [%t0] %m, %a : memref<8xi32>, memref<8xi32>
    %t2 = gpu.launch_func async [%t1] @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%m : memref<8xi32>)
    %t6 = gpu.launch_func async [%t2] @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%m : memref<8xi32>)
    %t3 = gpu.memcpy async [%t6] %b, %m : memref<8xi32>, memref<8xi32>
    gpu.wait [%t3]
    return
  }
}
// expect: different
