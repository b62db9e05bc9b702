// options: --func f
func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i] : memref<64xf32>
    affine.store %v, %B[%i] : memref<64xf32>
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @copy(%A: memref<64xf32>, %B: memref<64xf32>) kernel attributes {gpu.known_grid_size = array<i32: 2, 1, 1>} {
      %t = gpu.thread_id x
      %b = gpu.block_id x
      %n = gpu.block_dim x
      %s = arith.muli %b, %n : index
      %i = arith.addi %s, %t : index
      %v = memref.load %A[%i] : memref<64xf32>
      memref.store %v, %B[%i] : memref<64xf32>
      gpu.return
    }
  }
  func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@copy  blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%A : memref<64xf32>, %B : memref<64xf32>)
    return
  }
}
// expect: equivalent bitwise
