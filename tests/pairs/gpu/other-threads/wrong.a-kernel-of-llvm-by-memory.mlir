// options: --func m::f --size a.0=2048
gpu.module @m { llvm.func @f(%a: !llvm.ptr, %x: i32) attributes {nvvm.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %p = llvm.getelementptr %a[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
} }
// -----
gpu.module @m { llvm.func @f(%a: !llvm.ptr, %x: i32) attributes {nvvm.kernel} {
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %a, %s : !llvm.ptr, !llvm.ptr
  %q = llvm.load %s : !llvm.ptr -> !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  %p = llvm.getelementptr %a[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
} }
// expect: unknown unsupported
