module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %a = llvm.load %p : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %a = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// expect: unknown unsupported
