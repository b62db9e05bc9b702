gpu.module @m {
  gpu.func @f(%a: memref<f32> {llvm.writeonly}, %b: memref<f32>) {
    %v = arith.constant 1.0 : f32
    memref.store %v, %b[] : memref<f32>
    gpu.return
  }
}
// -----
gpu.module @m {
  llvm.func @f(%a: !llvm.ptr {llvm.writeonly}, %b: !llvm.ptr) {
    %v = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %v, %b : f32, !llvm.ptr
    llvm.return
  }
}
// expect: equivalent bitwise static
