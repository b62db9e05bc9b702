module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%a: i64, %b: i64) -> i64 {
  %c = llvm.add %a, %b : i64
  llvm.return %c : i64
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, "dlti.endianness" = "little">} {
llvm.func @f(%a: i64, %b: i64) -> i64 {
  %c = llvm.add %b, %a : i64
  llvm.return %c : i64
}
}
// expect: equivalent
