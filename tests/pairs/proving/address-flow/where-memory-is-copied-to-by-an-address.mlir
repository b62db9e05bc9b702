llvm.func @f(%x: i32) -> i32 {
  %bytes = llvm.mlir.constant(64 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %mask = llvm.mlir.constant(28 : i64) : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  %b0 = llvm.mlir.constant(0 : i8) : i8
  %s = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %s : i32, !llvm.ptr
  %o = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %n = llvm.ptrtoint %o : !llvm.ptr to i64
  %k = llvm.and %n, %mask : i64
  %p = llvm.alloca %bytes x i8 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  "llvm.intr.memset"(%p, %b0, %bytes) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %q = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%q, %s, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.return %z : i32
}
// expect: unknown unsupported
