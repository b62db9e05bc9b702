// options: --func f
module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k(%a: memref<8xf32>, %b: memref<8xf32>) kernel {
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : memref<8xf32>
    memref.store %x, %b[%t] : memref<8xf32>
    gpu.return
  }
}
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%a : memref<8xf32>, %b : memref<8xf32>)
  return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k(%a: memref<8xf32>, %b: memref<8xf32>) kernel {
    %t = gpu.thread_id x
    %x = memref.load %a[%t] : memref<8xf32>
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "rocdl.sched.barrier"() <{mask = #rocdl.sched_group_mask<none>}> : () -> ()
    memref.store %x, %b[%t] : memref<8xf32>
    gpu.return
  }
}
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%a : memref<8xf32>, %b : memref<8xf32>)
  return
}
}
// expect: equivalent
