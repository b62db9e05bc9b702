module attributes {gpu.container_module} {
func.func @launch(%A: memref<4xf32>, %n: index, %shared: i32) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%lx = %c1, %ly = %c1, %lz = %c1) dynamic_shared_memory_size %shared {
    %x = memref.load %A[%bx] : memref<4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %A[%bx] : memref<4xf32>
    gpu.terminator
  }
  return
}
func.func @update(%A: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%lx = %c1, %ly = %c1, %lz = %c1) {
    %v = vector.constant_mask [3] : vector<4xi1>
    %z = arith.constant 0.0 : f32
    %x = vector.transfer_read %A[%tx], %z, %v {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
    vector.transfer_write %x, %A[%tx] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    gpu.terminator
  }
  gpu.launch_func @kernels::@nothing blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
  return
}
gpu.module @kernels {
  gpu.func @nothing() kernel {
    gpu.return
  }
}
}
