llvm.func @ext(!llvm.ptr, i64) -> i64
llvm.func @f(%p: !llvm.ptr, %n: i64) -> i64 {
  %r = llvm.call @ext(%p, %n) : (!llvm.ptr, i64) -> i64
  llvm.return %r : i64
}
// -----
llvm.func @ext(!llvm.ptr, i64) -> i64 attributes {arm_inout_za}
llvm.func @f(%p: !llvm.ptr, %n: i64) -> i64 {
  %r = llvm.call @ext(%p, %n) : (!llvm.ptr, i64) -> i64
  llvm.return %r : i64
}
// expect: unknown
