llvm.func @f() -> i32 {
  %bytes = llvm.mlir.constant(128 : i64) : i64
  %add = llvm.mlir.constant(15 : i64) : i64
  %mask = llvm.mlir.constant(-16 : i64) : i64
  %back = llvm.mlir.constant(-4 : i64) : i64
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %bytes x i8 {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.add %n, %add : i64
  %o = llvm.and %m, %mask : i64
  %b = llvm.add %o, %back : i64
  %q = llvm.inttoptr %b : i64 to !llvm.ptr
  llvm.store %1, %q : i32, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f() -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %1 : i32
}
// expect: unknown unsupported
