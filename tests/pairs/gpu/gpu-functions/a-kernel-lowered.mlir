gpu.module @m {
  gpu.func @f(%a: memref<64xf32>, %b: memref<64xf32>, %x: f32) kernel {
    %t = gpu.thread_id x
    %0 = memref.load %a[%t] : memref<64xf32>
    %1 = arith.subf %0, %x : f32
    memref.store %1, %b[%t] : memref<64xf32>
    gpu.return
  }
}
// -----
gpu.module @m {
  llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %x: f32) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %i = llvm.sext %t : i32 to i64
    %p = llvm.getelementptr inbounds|nuw %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %0 = llvm.load %p : !llvm.ptr -> f32
    %1 = llvm.fsub %0, %x : f32
    %q = llvm.getelementptr inbounds|nuw %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1, %q : f32, !llvm.ptr
    llvm.return
  }
}
// expect: equivalent bitwise static
