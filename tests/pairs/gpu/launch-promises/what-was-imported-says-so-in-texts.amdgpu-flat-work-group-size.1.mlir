// options: --func f
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @copy(%A: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel, passthrough = [["nvvm.minctasm", "2"]]} {
      llvm.return
    }
  }
  func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %x = arith.constant 1.0 : f32
    memref.store %x, %B[%c1] : memref<64xf32>
    gpu.launch_func @k::@copy blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%A : memref<64xf32>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @copy(%A: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel, passthrough = [["amdgpu-flat-work-group-size", "1,64"]]} {
      llvm.return
    }
  }
  func.func @f(%A: memref<64xf32>, %B: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %x = arith.constant 1.0 : f32
    memref.store %x, %B[%c1] : memref<64xf32>
    gpu.launch_func @k::@copy blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%A : memref<64xf32>)
    return
  }
}
// expect: equivalent
