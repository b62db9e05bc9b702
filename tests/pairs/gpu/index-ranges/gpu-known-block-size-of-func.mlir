module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k(%A: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %c = arith.constant 1.0 : f32
    memref.store %c, %A[%t] : memref<64xf32>
    gpu.return
  }
}
func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch_func @m::@k blocks in (%o, %o, %o) threads in (%n, %o, %o) args(%A : memref<64xf32>)
  return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k(%A: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %t = gpu.thread_id x
    %c = arith.constant 1.0 : f32
    memref.store %c, %A[%t] : memref<64xf32>
    gpu.return
  }
}
func.func @f(%A: memref<64xf32>) {
  %o = arith.constant 1 : index
  %n = arith.constant 64 : index
  gpu.launch_func @m::@k blocks in (%o, %o, %o) threads in (%n, %o, %o) args(%A : memref<64xf32>)
  return
}
}
// expect: different
