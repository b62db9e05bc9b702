gpu.module @m {
  gpu.func @f(%a: memref<f32>, %b: memref<f32>) {
    %v = memref.load %a[] : memref<f32>
    memref.store %v, %b[] : memref<f32>
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%a: memref<f32> {llvm.writeonly}, %b: memref<f32>) {
    %v = memref.load %a[] : memref<f32>
    memref.store %v, %b[] : memref<f32>
    gpu.return
  }
}
// expect: unknown unsupported
