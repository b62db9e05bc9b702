// options: --func f
module attributes {gpu.container_module} {
gpu.module @m {
  llvm.func @k(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.laneid : i32
    %a = llvm.getelementptr %p[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %t, %a : i32, !llvm.ptr
    llvm.return
  }
}
func.func @f(%p: !llvm.ptr) {
  %o = arith.constant 1 : index
  %n = arith.constant 32 : index
  gpu.launch_func @m::@k blocks in (%o, %o, %o) threads in (%n, %o, %o) args(%p : !llvm.ptr)
  return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
  llvm.func @k(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.laneid range <i32, 0, 31> : i32
    %a = llvm.getelementptr %p[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %t, %a : i32, !llvm.ptr
    llvm.return
  }
}
func.func @f(%p: !llvm.ptr) {
  %o = arith.constant 1 : index
  %n = arith.constant 32 : index
  gpu.launch_func @m::@k blocks in (%o, %o, %o) threads in (%n, %o, %o) args(%p : !llvm.ptr)
  return
}
}
// expect: different
