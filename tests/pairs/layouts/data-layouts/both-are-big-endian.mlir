module attributes {llvm.data_layout = "E-m:e"} {
llvm.func @f(%p: !llvm.ptr) -> i8 {
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.trunc %a : i32 to i8
  llvm.return %b : i8
}
}
// -----
module attributes {llvm.data_layout = "E-m:e"} {
llvm.func @f(%p: !llvm.ptr) -> i8 {
  %b = llvm.load %p : !llvm.ptr -> i8
  llvm.return %b : i8
}
}
// expect: unknown
