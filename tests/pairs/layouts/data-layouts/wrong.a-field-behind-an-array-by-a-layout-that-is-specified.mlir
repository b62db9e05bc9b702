module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(array<1 x i32>, i64)>
  %o = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %o : i32
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %o = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %o : i32
}
}
// expect: unknown unsupported
