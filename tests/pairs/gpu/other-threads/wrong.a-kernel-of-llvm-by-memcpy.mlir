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
  %n = llvm.mlir.constant(8 : i64) : i64
  %b = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %one = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%s, %b, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%b, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr %a[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
} }
// expect: unknown unsupported
