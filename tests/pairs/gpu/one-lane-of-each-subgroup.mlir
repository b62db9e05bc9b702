module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<64xi32>) kernel {
      %i = gpu.thread_id x
      %lane = gpu.lane_id
      %one = arith.constant 1 : i32
      gpu.warp_execute_on_lane_0(%lane)[32] {
        memref.store %one, %a[%i] : memref<64xi32>
      }
      gpu.return
    }
  }
  func.func @f(%a: memref<64xi32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<64xi32>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<64xi32>) kernel {
      %i = gpu.thread_id x
      %lane = gpu.lane_id
      %one = arith.constant 1 : i32
      gpu.warp_execute_on_lane_0(%lane)[32] {
        memref.store %one, %a[%i] : memref<64xi32>
      }
      gpu.return
    }
  }
  func.func @f(%a: memref<64xi32>) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<64xi32>)
    return
  }
}
// expect: equivalent bitwise static
