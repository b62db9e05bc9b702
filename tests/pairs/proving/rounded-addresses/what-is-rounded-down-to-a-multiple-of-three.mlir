llvm.func @f() -> i8 {
  %bytes = llvm.mlir.constant(2 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %x = llvm.mlir.constant(7 : i8) : i8
  %p = llvm.alloca %bytes x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %a = llvm.add %n, %two : i64
  %m = llvm.urem %a, %three : i64
  %k = llvm.sub %a, %m : i64
  %q = llvm.inttoptr %k : i64 to !llvm.ptr
  llvm.store %x, %q : i8, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i8
  llvm.return %r : i8
}
// -----
llvm.func @f() -> i8 {
  %x = llvm.mlir.constant(7 : i8) : i8
  llvm.return %x : i8
}
// expect: unknown unsupported
