// options: --func f
module attributes {gpu.container_module} {
gpu.module @m {
  llvm.func @k(%p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %a = llvm.getelementptr %p[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %t, %a : i32, !llvm.ptr
    %m = llvm.mlir.constant(-1 : i32) : i32
    nvvm.bar.warp.sync %m : i32
    %c = llvm.mlir.constant(31 : i32) : i32
    %s = llvm.xor %t, %c : i32
    %b = llvm.getelementptr %p[%s] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %v = llvm.load %b : !llvm.ptr -> i32
    %d = llvm.mlir.constant(64 : i32) : i32
    %e = llvm.add %t, %d : i32
    %g = llvm.getelementptr %p[%e] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %v, %g : i32, !llvm.ptr
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
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %a = llvm.getelementptr %p[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %t, %a : i32, !llvm.ptr
    %m = llvm.mlir.constant(65535 : i32) : i32
    nvvm.bar.warp.sync %m : i32
    %c = llvm.mlir.constant(31 : i32) : i32
    %s = llvm.xor %t, %c : i32
    %b = llvm.getelementptr %p[%s] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %v = llvm.load %b : !llvm.ptr -> i32
    %d = llvm.mlir.constant(64 : i32) : i32
    %e = llvm.add %t, %d : i32
    %g = llvm.getelementptr %p[%e] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %v, %g : i32, !llvm.ptr
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
// expect: unknown unsupported
