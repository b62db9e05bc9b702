module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %a = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// expect: unknown unsupported
