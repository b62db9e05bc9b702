llvm.func @f(%v: i16) -> i32 {
  %z = llvm.mlir.constant(7 : i32) : i32
  llvm.return %z : i32
}
// -----
llvm.func @f(%v: i16) -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %h = llvm.mlir.constant(7 : i16) : i16
  %a = llvm.alloca %n x i16 : (i32) -> !llvm.ptr
  llvm.store %h, %a : i16, !llvm.ptr
  %r = llvm.load %a {alignment = 2 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: different
