module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i64, dense<32> : vector<2xi64>>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %a = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// -----
module {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %a = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// expect: unknown
