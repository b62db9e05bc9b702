llvm.func @h()
llvm.func @f(%x: i32, %p: !llvm.ptr) -> i32 {
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.return %y : i32
}
// -----
llvm.func @h()
llvm.func @f(%x: i32, %p: !llvm.ptr) -> i32 attributes {passthrough = ["readnone"]} {
  %y = llvm.load %p : !llvm.ptr -> i32
  llvm.return %y : i32
}
// expect: unknown unsupported
