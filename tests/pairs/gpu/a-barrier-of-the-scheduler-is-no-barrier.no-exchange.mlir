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
  gpu.func @k(%a: memref<8xf32>, %b: memref<8xf32>) workgroup(%s : memref<8xf32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %c7 = arith.constant 7 : index
    %r = arith.subi %c7, %t : index
    %x = memref.load %a[%r] : memref<8xf32>
    memref.store %x, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<valu>}> : () -> ()
    "rocdl.sched.barrier"() <{mask = #rocdl.sched_group_mask<valu>}> : () -> ()
    %y = memref.load %s[%r] : memref<8xf32, #gpu.address_space<workgroup>>
    memref.store %y, %b[%t] : memref<8xf32>
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
// expect: different
