module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<32xi32>, %b: memref<32xindex>) kernel {
      %i = gpu.thread_id x
      %n = gpu.num_subgroups : index
      %s = gpu.subgroup_size : index
      %c = gpu.cluster_dim x
      %x = memref.load %a[%i] : memref<32xi32>
      %mask = arith.constant -1 : i32
      %one = arith.constant 1 : i32
      %clamp = arith.constant 31 : i32
      %y = nvvm.shfl.sync bfly %mask, %x, %one, %clamp : i32 -> i32
      %z = nvvm.redux.sync add %y, %mask : i32 -> i32
      %w = nvvm.read.ptx.sreg.warpsize : i32
      %v = nvvm.read.ptx.sreg.warpid : i32
      %u = nvvm.read.ptx.sreg.nwarpid : i32
      %p = arith.addi %z, %w : i32
      %q = arith.addi %p, %v : i32
      %r = arith.addi %q, %u : i32
      %m = arith.addi %n, %s : index
      %o = arith.addi %m, %c : index
      memref.store %r, %a[%i] : memref<32xi32>
      memref.store %o, %b[%i] : memref<32xindex>
      gpu.return
    }
  }
  func.func @f(%a: memref<32xi32>, %b: memref<32xindex>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%a : memref<32xi32>, %b : memref<32xindex>)
    return
  }
}
