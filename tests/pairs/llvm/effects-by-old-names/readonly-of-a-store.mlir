llvm.func @h()
llvm.func @f(%x: i32, %p: !llvm.ptr) -> i32 {
  %y = llvm.add %x, %x : i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return %y : i32
}
// -----
llvm.func @h()
llvm.func @f(%x: i32, %p: !llvm.ptr) -> i32 attributes {passthrough = ["readonly"]} {
  %y = llvm.add %x, %x : i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return %y : i32
}
// expect: unknown unsupported
