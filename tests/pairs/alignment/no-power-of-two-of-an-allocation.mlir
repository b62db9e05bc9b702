llvm.func @f(%q: !llvm.ptr, %x: i32) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %a = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%q: !llvm.ptr, %x: i32) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 {alignment = 3 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %a = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown
